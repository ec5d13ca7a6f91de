import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { seenText } from '../../running/seen-text.ts';
import { address, fieldOf, fillCheckout, formOf, type OrderShop } from '../checkout/order-shop.ts';
import { type CarrierPeer, startCarrierPeer } from '../fulfilment/carrier-peer.ts';
import { deliver, orderOf, seen, ship, startTrackingShop } from './tracking-shop.ts';

// In the shop whose accounts have no orders everything is done with an order where it is followed, in each of its languages.

const languages = [
  {
    ...{ locale: 'de-DE', means: 'paypal', place: { postalCode: '10115', city: 'Berlin' } },
    ...{ shipped: /Wir packen Deine Bestellung.*Sendungsnummer/, back: 'Rückgabe vom' },
    ...{ cancelled: /Storniert\..*Gutgeschrieben am/, invoice: 'Rechnung (PDF)' },
  },
  {
    ...{ locale: 'fr-CH', means: 'paypal', place: { postalCode: '8001', city: 'Zürich' } },
    ...{ shipped: /Nous préparons votre commande.*Numéro/, back: 'Retour du' },
    ...{ cancelled: /Annulé.*Crédité le/, invoice: 'Facture (PDF)' },
  },
  {
    ...{ locale: 'nl-NL', means: 'ideal', place: { postalCode: '1012 AB', city: 'Amsterdam' } },
    ...{ shipped: /We pakken je bestelling in.*nummer/, back: 'Retour van' },
    ...{ cancelled: /Geannuleerd.*Gecrediteerd op/, invoice: 'Factuur (PDF)' },
  },
] as const;
const config = readTenants('tenants').find((each) => each.config.slug === 'default')?.config;

let shop: OrderShop;
let peer: CarrierPeer;
beforeAll(async () => {
  peer = await startCarrierPeer(() => shop.now());
  shop = await startTrackingShop({ carrier: peer.carrier });
  for (const { locale } of languages) {
    const place = { tenant: 'default', locale };
    fillCheckout(shop.content, place);
    for (const type of ['withdrawal-form', 'order-tracking']) {
      const path = type === 'order-tracking' ? '/_/order-tracking' : '/_/withdrawal';
      shop.content.page({ ...place, path, main: [{ type }] });
    }
  }
  await shop.catalogue.write('default', { stock: ['100.1', '401.1'].map((sku) => ({ sku, to: 20 })) });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  await peer.close();
});

/** Where pages of the shop are in a language. */
function addressesIn(locale: string): (route: string) => string {
  if (!config) throw new Error('There is no tenant default');
  return (route) => routeTable(config, locale).address(route) ?? '';
}

/** A guest's order of two articles, paid at a provider; its number. */
async function placed({ locale, means, place }: (typeof languages)[number]): Promise<string> {
  const to = addressesIn(locale);
  const browser = shop.browser({ Host: 'default.localhost' });
  for (const sku of ['401', '100']) await browser.send(to('basket'), { sku });
  await browser.send(to('checkout-login'), { form: 'guest' });
  const sent = { form: 'delivery', place: 'home', email: 'n@example.at', ...address, ...place };
  await browser.send(to('checkout-delivery'), sent);
  await browser.send(to('checkout-payment'), { form: 'payment', method: means });
  const { headers } = await browser.send(to('checkout'), await formOf(browser, to('checkout')));
  const back = await shop.pay(headers.location ?? '', 'accept');
  const page = (await browser.get(back)).headers.location ?? '';
  return /\b\d{10}\b/.exec(seenText((await browser.get(page)).text))?.[0] ?? '';
}

describe.each(languages)('in $locale', (language) => {
  const { locale, place, shipped, back, cancelled, invoice } = language;
  const to = addressesIn(locale);

  test('an order is found, followed, sent back in part, cancelled in part, and its invoice fetched', async () => {
    const number = await placed(language);
    const browser = shop.browser({ Host: 'default.localhost' });
    const found = await browser.send(to('order-tracking'), {
      ...{ form: 'track', subject: number, postalCode: place.postalCode },
    });
    expect([found.status, found.headers.location?.split('?')[0]]).toEqual([303, to('order-tracking')]);
    const path = found.headers.location ?? '';
    const keyOf = async () => fieldOf((await browser.get(path)).text, 'key');
    const parcel = await ship(shop, number, { 1: 1 }, 'default');
    const { text } = await browser.get(path);
    expect(seen(text)).toMatch(shipped);
    expect(seen(text)).toContain(invoice);
    const [, paper = ''] = /href="(\/api\/order\/v1\/invoice\?[^"]+)"/.exec(text) ?? [];
    expect((await browser.get(paper)).headers['content-type']).toBe('application/pdf');
    await deliver(shop, number, parcel, 'default');
    await browser.send(path, { form: 'return-articles', key: await keyOf(), way: 'label', 'line-1': '1' });
    await browser.send(path, { form: 'cancel-order', key: await keyOf() });
    const after = seen((await browser.get(path)).text);
    expect(after).toContain(back);
    expect(after).toMatch(cancelled);
    expect(await orderOf(shop, number, 'default')).toMatchObject({
      returns: [{ pieces: [{ position: 1, quantity: 1 }] }],
      cancellations: [{ pieces: [{ position: 2, quantity: 1 }] }],
    });
  });
});
