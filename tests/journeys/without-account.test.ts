import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeStock } from '../running/change-shop.ts';
import { phone } from '../running/devices.ts';
import { newGuest } from '../running/new-guest.ts';
import { readMail } from '../running/read-mail.ts';
import { openBasketWith } from '../running/shown-basket.ts';
import {
  atProvider,
  choosePayment,
  expectHeading,
  goOn,
  orderButton,
  refuseConsent,
  stepForm,
  tellDelivery,
} from '../running/shown-checkout.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// What a guest does with an order: follows it by the link of its mail and by what she knows, and withdraws from a part of it.

const shop = useWatchedShop();
/** A loudspeaker that no other journey counts. */
const speaker = '8000123.01';

const languages = [
  {
    ...{ locale: 'fr-CH', means: 'paypal', checkout: '/fr/commande', thanks: 'Merci pour votre commande' },
    place: { postalCode: '8001', city: 'Zürich' },
    ...{ tracking: '/fr/suivre-ma-commande', tracked: 'Nous avons accepté votre commande' },
    ...{ withdraw: 'Exercer le droit de rétractation', confirm: 'Confirmer la rétractation' },
    ...{
      declared: 'Votre rétractation nous est parvenue',
      acknowledged: 'Nous avons reçu votre rétractation',
    },
  },
  {
    ...{ locale: 'nl-NL', means: 'ideal', checkout: '/nl/afrekenen', thanks: 'Bedankt voor je bestelling' },
    place: { postalCode: '1012 AB', city: 'Amsterdam' },
    ...{ tracking: '/nl/bestelling-volgen', tracked: 'We hebben je bestelling aangenomen' },
    ...{ withdraw: 'Overeenkomst herroepen', confirm: 'Herroeping bevestigen' },
    ...{ declared: 'Je herroeping is binnen', acknowledged: 'We hebben je herroeping ontvangen' },
  },
] as const;

beforeAll(() => changeStock(speaker, 1000, 'default'));

async function expectNoBarriers(): Promise<void> {
  expect(await shop.watched().axe()).toEqual([]);
}

/** A guest's order, and the address that it is confirmed to. */
async function orderAsGuest(page: Page, language: (typeof languages)[number]): Promise<string> {
  const origin = shop.origin('default');
  const email = newGuest();
  await openBasketWith(page, origin, speaker);
  await page.goto(origin + language.checkout);
  await goOn(page, 'guest').click();
  await stepForm(page, 'delivery').waitFor();
  await tellDelivery(page, { ...language.place, email });
  await goOn(page, 'delivery').click();
  await stepForm(page, 'payment').waitFor();
  await choosePayment(page, language.means);
  await orderButton(page).waitFor();
  await orderButton(page).click();
  await atProvider(page, 'accept').click();
  await expectHeading(page, language.thanks);
  return email;
}

describe.each(languages)('in $locale', (language) => {
  const { tracking, tracked, withdraw, confirm, declared, acknowledged, place } = language;
  it('a guest follows an order and withdraws from it, without an account', async () => {
    const page = await refuseConsent(
      await shop.blank({ ...phone, locale: language.locale }),
      shop.origin('default'),
    );
    const email = await orderAsGuest(page, language);
    const { mail, links } = await readMail(shop.port(), email, 'order-confirmation');
    const link = links.find((each) => new URL(each).pathname === tracking) ?? '';
    await page.goto(link);
    await expectHeading(page, tracked);
    await expectNoBarriers();

    const [number = ''] = /\d{10}/.exec(mail.subject) ?? [];
    await page.goto(shop.origin('default') + tracking);
    await stepForm(page, 'track').locator('[name=subject]').fill(number);
    await stepForm(page, 'track').locator('[name=postalCode]').fill(place.postalCode);
    await expectNoBarriers();
    await goOn(page, 'track').click();
    await expectHeading(page, tracked);

    await page.locator('main').getByRole('link', { name: withdraw }).click();
    await stepForm(page, 'withdraw').waitFor();
    expect(await goOn(page, 'withdraw').textContent()).toBe(confirm);
    await expectNoBarriers();
    await goOn(page, 'withdraw').click();
    await expectHeading(page, declared);
    await expectNoBarriers();
    const acknowledgement = await readMail(shop.port(), email, 'withdrawal-received');
    expect(acknowledgement.mail.subject).toBe(acknowledged);
    expect(acknowledgement.mail.text).toContain(number);
  });
});
