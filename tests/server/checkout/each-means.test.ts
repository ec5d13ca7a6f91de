import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isByProvider, isCredit, type PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { address, fillCheckout, formOf, type OrderShop, startOrderShop } from './order-shop.ts';

// Every means of payment of every shop in each of its languages, for a guest where guests may have it.

const places = {
  AT: { postalCode: '1070', city: 'Wien' },
  DE: { postalCode: '10115', city: 'Berlin' },
  CH: { postalCode: '8001', city: 'Zürich' },
  NL: { postalCode: '1012 AB', city: 'Amsterdam' },
} as const;

interface Buying {
  tenant: string;
  locale: string;
  country: keyof typeof places;
  means: PaymentMeans;
  buyer: 'guest' | 'customer';
}

const tenants = readTenants('tenants').map(({ config }) => config);
const everyBuying: Buying[] = tenants.flatMap((tenant) =>
  tenant.locales.flatMap(({ locale, country }) =>
    (tenant.checkout?.payment ?? [])
      .filter(({ locales }) => locales?.includes(locale) ?? true)
      .map(({ means }) => ({
        ...{ tenant: tenant.slug, locale, country: country as keyof typeof places, means },
        buyer: isCredit(means) ? 'customer' : 'guest',
      })),
  ),
);

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  for (const { slug, locales } of tenants)
    for (const { locale } of locales) fillCheckout(shop.content, { tenant: slug, locale });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

/** Addresses of a shop's pages in a language. */
function addressesIn({ tenant, locale }: Buying): (route: string) => string {
  const config = tenants.find(({ slug }) => slug === tenant);
  if (!config) throw new Error(`There is no tenant ${tenant}`);
  return (route) => routeTable(config, locale).address(route) ?? '';
}

beforeEach(async () => {
  for (const { slug } of tenants) await shop.catalogue.write(slug, { stock: [{ sku: '401.1', to: 10 }] });
});

/** Somebody with an article for 200 in the basket who has said where it goes. */
async function atThePayment(buying: Buying): Promise<TestBrowser> {
  const { tenant, locale, country, buyer } = buying;
  const to = addressesIn(buying);
  const browser = shop.browser({ Host: `${tenant}.localhost` });
  if (buyer === 'customer') {
    const email = `${crypto.randomUUID()}@example.at`;
    await shop.customer({ tenant, locale, email, flags: { creditAffinity: true, bonusProgram: false } });
    await browser.logIn(email);
  }
  await browser.send(to('basket'), { sku: '401' });
  const contact = buyer === 'guest' ? { email: 'n@example.at' } : {};
  if (buyer === 'guest') await browser.send(to('checkout-login'), { form: 'guest' });
  const sent = { form: 'delivery', place: 'home', ...contact, ...address, ...places[country] };
  expect((await browser.send(to('checkout-delivery'), sent)).headers.location).toBe(to('checkout-payment'));
  return browser;
}

describe.each(everyBuying)('in $tenant, $locale', (buying) => {
  const { means, buyer } = buying;
  test(`a ${buyer} orders by ${means}`, async () => {
    const to = addressesIn(buying);
    const browser = await atThePayment(buying);
    const step = await browser.get(to('checkout-payment'));
    const chosen = { form: 'payment', method: means, ...(means === 'instalments' && { count: '6' }) };
    const { headers } = await browser.send(to('checkout-payment'), chosen);
    // What insures instalments is asked where the shop has it.
    if (headers.location === to('checkout-protection'))
      await browser.send(to('checkout-protection'), { form: 'protection', protection: 'no' });
    const pressed = await browser.send(to('checkout'), await formOf(browser, to('checkout')));
    const after = pressed.headers.location ?? '';
    const page = isByProvider(means) ? await pay(browser, after, means) : after;
    expect(page.split('?')[0]).toBe(to('order-confirmation'));
    const confirmation = seenText((await browser.get(page)).text);
    expect(confirmation).toMatch(/\b\d{10}\b/);
    expect(confirmation).toContain(nameOf(step.text, means));
  });
});

/** Pays on the provider's page, which must be about a means; where that leads in the end. */
async function pay(browser: TestBrowser, payUrl: string, means: string): Promise<string> {
  const words = await (await fetch(payUrl)).text();
  if (!words.includes(`(${means})`)) throw new Error(`The provider is not asked for ${means}: ${words}`);
  const back = await shop.pay(payUrl, 'accept');
  return (await browser.get(back)).headers.location ?? '';
}

/** What a means is called where it is chosen. */
function nameOf(html: string, means: string): string {
  const [, name] = new RegExp(`name="method" value="${means}"[^>]*>(?:<span><b>)?([^<]+)`).exec(html) ?? [];
  if (name === undefined) throw new Error(`${means} cannot be chosen`);
  return seenText(name);
}
