import { beforeAll, describe, expect, it } from 'vitest';
import { isByProvider, isCredit, type PaymentMeans } from '../../schemas/payment/payment-means.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { changeStock } from '../running/change-shop.ts';
import { devices } from '../running/devices.ts';
import { trustedCustomer } from '../running/new-customer.ts';
import { newGuest } from '../running/new-guest.ts';
import { isFullMatrix } from '../running/page-looks.ts';
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
import { logIn } from '../running/shown-wishlist.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// From the basket to the order by every means of payment, in every shop and language, for all who may have it: in the full matrix.
// Otherwise by those that no other journey orders by, and where it is another language. (`tests/server/checkout/each-means.test.ts`)

/** A loudspeaker that is dear enough for a credit. */
const speaker = '8000123.01';

const languages = {
  'de-AT': { thanks: 'Danke für Deine Bestellung', place: {} },
  'de-DE': { thanks: 'Danke für Deine Bestellung', place: { postalCode: '10115', city: 'Berlin' } },
  'fr-CH': { thanks: 'Merci pour votre commande', place: { postalCode: '8001', city: 'Zürich' } },
  'nl-NL': { thanks: 'Bedankt voor je bestelling', place: { postalCode: '1012 AB', city: 'Amsterdam' } },
} as const;

interface Walk {
  tenant: string;
  locale: keyof typeof languages;
  means: PaymentMeans;
  buyer: 'guest' | 'customer';
  device: string;
}

const tenants = readTenants('tenants').map(({ config }) => config);

function* everyWalk(): Generator<Walk> {
  for (const { slug: tenant, locales: own, checkout } of tenants)
    for (const { locale } of own)
      for (const { means, locales = [locale] } of checkout?.payment ?? [])
        for (const buyer of ['guest', 'customer'] as const)
          for (const [device] of devices)
            if (locales.includes(locale) && !(buyer === 'guest' && isCredit(means)))
              yield { tenant, locale: locale as Walk['locale'], means, buyer, device };
}

const otherwise: Walk[] = [
  { tenant: 'at', locale: 'de-AT', means: 'pause', buyer: 'customer', device: 'phone' },
  { tenant: 'default', locale: 'fr-CH', means: 'paypal', buyer: 'guest', device: 'phone' },
  { tenant: 'default', locale: 'nl-NL', means: 'ideal', buyer: 'guest', device: 'phone' },
];

const shop = useWatchedShop();
beforeAll(async () => {
  for (const { slug } of tenants) await changeStock(speaker, 1000, slug);
});

describe.each(isFullMatrix ? [...everyWalk()] : otherwise)('in $locale, on a $device', (walk) => {
  const { tenant, locale, means, buyer, device } = walk;
  it(`a ${buyer} orders by ${means}`, async () => {
    const origin = shop.origin(tenant);
    const config = tenants.find(({ slug }) => slug === tenant);
    const checkout = config && routeTable(config, locale).address('checkout');
    const options = { ...devices.find(([name]) => name === device)?.[1], locale };
    const page = await refuseConsent(await shop.blank(options), origin);
    await openBasketWith(page, origin, speaker);
    await page.goto(origin + checkout);
    if (buyer === 'customer') await logIn(page, await trustedCustomer(shop.port(), tenant));
    else await goOn(page, 'guest').click();
    await stepForm(page, 'delivery').waitFor();
    const { place, thanks } = languages[locale];
    await tellDelivery(page, { ...place, ...(buyer === 'guest' && { email: newGuest() }) });
    await goOn(page, 'delivery').click();
    await stepForm(page, 'payment').waitFor();
    await choosePayment(page, means);
    const protection = stepForm(page, 'protection');
    await orderButton(page).or(protection).waitFor();
    if ((await protection.count()) > 0) await goOn(page, 'protection').click();
    await orderButton(page).click();
    if (isByProvider(means)) await atProvider(page, 'accept').click();
    await expectHeading(page, thanks);
    expect(await shop.watched().axe()).toEqual([]);
  });
});
