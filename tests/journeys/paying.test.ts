import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop, phone } from '../running/devices.ts';
import { newGuest } from '../running/new-guest.ts';
import { readMail } from '../running/read-mail.ts';
import { basket, expectText } from '../running/shown-basket.ts';
import {
  atProvider,
  expectHeading,
  goOn,
  openTheButton,
  orderButton,
  refuseConsent,
  stepField,
  stepForm,
} from '../running/shown-checkout.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// Paying at a provider, which has an origin of its own (`server/outbound/payment/sandbox`).

const shop = useWatchedShop();
/** A toaster of these journeys alone. */
const toaster = { sku: '8000081.01', price: '€ 59,90' };

const blank = async (options: BrowserContextOptions): Promise<Page> =>
  refuseConsent(await shop.blank(options), shop.origin('at'));

/** A guest who has pressed the button and is where one pays. */
async function goToProvider(page: Page, { email = newGuest(), method = 'paypal' } = {}): Promise<void> {
  await openTheButton(page, shop.origin('at'), { sku: toaster.sku, email, method });
  await orderButton(page).click();
  await expectProvider(page, method);
}

/** Where one pays, by a means. */
async function expectProvider(page: Page, method: string): Promise<void> {
  await expectText(page.locator('body'), `(${method})`);
  expect(new URL(page.url()).origin).not.toBe(shop.origin('at'));
}

async function expectNoBarriers(): Promise<void> {
  expect(await shop.watched().axe()).toEqual([]);
}

describe.each([
  ['laptop', laptop, 'mastercard', 'visa'],
  ['phone', phone, 'diners', 'discover'],
])('on a %s', (_, device, refused, other) => {
  it(`whoever is refused with ${refused} pays with ${other}, and has the mail of one order`, async () => {
    const page = await blank(device);
    const email = newGuest();
    await goToProvider(page, { email, method: refused });
    await atProvider(page, 'refuse').click();
    await expectHeading(page, 'Die Zahlung hat nicht geklappt');
    await expectNoBarriers();
    await stepField(page, 'pay-again', 'method')
      .and(page.locator(`[value=${other}]`))
      .check();
    await goOn(page, 'pay-again').dblclick();
    await expectProvider(page, other);
    await atProvider(page, 'accept').click();
    await expectHeading(page, 'Danke für Deine Bestellung');
    await expectText(page.locator('main'), toaster.price);
    await expectNoBarriers();
    const { mail } = await readMail(shop.port(), email, 'order-confirmation');
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(toaster.price);
    await page.goto(`${shop.origin('at')}/warenkorb`);
    await expectText(basket(page), 'Dein Warenkorb ist leer.');
  });

  it('whoever cancels and gives up has everything in the basket', async () => {
    const page = await blank(device);
    await goToProvider(page);
    await atProvider(page, 'cancel').click();
    await expectHeading(page, 'Die Zahlung hat nicht geklappt');
    await stepForm(page, 'give-up').getByRole('button', { name: 'Bestellung stornieren' }).click();
    await basket(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/warenkorb');
    await expectText(basket(page), toaster.price);
  });
});

it('whoever is back before the payment is decided waits, and finds the order confirmed', async () => {
  const page = await blank(laptop);
  await goToProvider(page);
  const payment = page.url();
  await atProvider(page, 'accept-late').click();
  await expectHeading(page, 'Wir warten noch auf Deine Zahlung');
  await expectNoBarriers();
  const look = page.getByRole('link', { name: 'Noch einmal nachsehen' });
  await look.click();
  await expectHeading(page, 'Wir warten noch auf Deine Zahlung');
  // Decided in another tab, before what comes late.
  const other = await shop.watched().context.newPage();
  await other.goto(payment);
  await atProvider(other, 'accept').click();
  await expectHeading(other, 'Danke für Deine Bestellung');
  await look.click();
  await expectHeading(page, 'Danke für Deine Bestellung');
  expect(await look.count()).toBe(0);
});
