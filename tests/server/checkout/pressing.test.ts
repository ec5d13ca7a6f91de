import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import {
  fieldOf,
  formOf,
  guestAtTheEnd,
  insist,
  order,
  type OrderShop,
  startOrderShop,
} from './order-shop.ts';

// What the button below an order does, pressed twice, in two tabs, by somebody else, or below what is no longer so.

const minute = 60_000;
let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
beforeEach(async () => {
  shop.advance(2 * minute);
  for (const sku of ['100.1', '102.1']) await shop.stock(sku, 10);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const page = /^\/kasse\/auftrag\?auftrag=[\w-]{32}$/;
async function ordersNow(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from shop_order`.execute(shop.database.kysely);
  return rows[0]?.count ?? NaN;
}

describe('pressed eight times at once', () => {
  test.each(['invoice', 'paypal'])('(%s) it is one order, and each press is led to it', async (method) => {
    const browser = await guestAtTheEnd(shop.browser(), method);
    const before = await ordersNow();
    const form = await formOf(browser);
    const ways = await Promise.all(Array.from({ length: 8 }, () => insist(browser, form)));
    expect(new Set(ways).size).toBe(1);
    expect(ways[0]).toMatch(method === 'invoice' ? page : `${shop.providerUrl}/pay/`);
    expect([await ordersNow(), await shop.stockOf('100.1')]).toEqual([before + 1, 9]);
  });

  test('in two tabs that were opened before it is one order too', async () => {
    const browser = await guestAtTheEnd(shop.browser());
    const tabs = [browser, browser.copy()];
    const forms = await Promise.all(tabs.map((tab) => formOf(tab)));
    const sent = await Promise.all(tabs.map((tab, at) => tab.send('/kasse', forms[at] ?? {})));
    expect(sent[0]?.headers.location).toMatch(page);
    expect(sent[1]?.headers.location).toBe(sent[0]?.headers.location);
  });

  test('and pressed again after the provider’s page it leads to the payment that waits', async () => {
    const browser = await guestAtTheEnd(shop.browser(), 'paypal');
    const [payUrl, before] = [await order(browser), await ordersNow()];
    // A new page has a new key, and the order is the one that waits.
    expect(await order(browser)).toBe(payUrl);
    expect(await ordersNow()).toBe(before);
  });

  test('paid by something else instead, the order that waits is given up for it', async () => {
    const browser = await guestAtTheEnd(shop.browser(), 'paypal');
    await order(browser);
    await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
    expect(await order(browser)).toMatch(page);
    expect(await shop.stockOf('100.1')).toBe(9);
  });
});

test('with the key of what was ordered and other content nothing is ordered, and it says so', async () => {
  const browser = await guestAtTheEnd(shop.browser());
  const [form, tab] = [await formOf(browser), browser.copy()];
  await tab.send('/warenkorb', { sku: '102' });
  expect(await order(tab)).toMatch(page);
  const before = await ordersNow();
  const { status, text } = await browser.send('/kasse', form);
  expect(status).toBe(422);
  expect(seenText(text)).toMatch(/schon bestellt, mit anderem Inhalt: Bestellnummer \d{10}\./);
  expect(await ordersNow()).toBe(before);
});

describe('below what is no longer so it orders nothing, says what has changed, and orders that then', () => {
  interface Case {
    name: string;
    change(browser: TestBrowser): Promise<unknown>;
    says: string;
  }
  const cases: Case[] = [
    {
      name: 'the price',
      change: () => shop.price('102.1', 10_499),
      says: 'Wickelkleid kostet jetzt € 104,99 statt € 99,99',
    },
    {
      name: 'a basket changed in another tab',
      change: (tab) => tab.send('/warenkorb', { sku: '101' }),
      says: 'Artikel Wickelkleid ist dazugekommen.',
    },
    {
      name: 'the voucher',
      change: (tab) => tab.call('/api/basket/v1/voucher', { code: 'WINTER10' }),
      says: 'Du zahlst jetzt',
    },
    {
      name: 'the way of sending',
      change: (tab) => tab.call('/api/basket/v1/delivery', { option: 'eco' }),
      says: 'Du zahlst jetzt',
    },
  ];

  test.each(cases)('$name', async ({ change, says }) => {
    await shop.price('102.1', 9999);
    const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '102': 1 });
    const form = await formOf(browser);
    await change(browser.copy());
    const before = await ordersNow();
    const refused = await browser.send('/kasse', form);
    expect(await ordersNow()).toBe(before);
    expect(refused.status).toBe(409);
    expect(seenText(refused.text)).toContain(says);
    const seen = { ...form, key: fieldOf(refused.text, 'key'), seen: fieldOf(refused.text, 'seen') };
    expect((await browser.send('/kasse', seen)).headers.location).toMatch(page);
  });
});

test('sold out while it was looked at, nothing is ordered, and the basket says so', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '102': 1 });
  const [form, before] = [await formOf(browser), await ordersNow()];
  await shop.stock('102.1', 0);
  const { status, headers } = await browser.send('/kasse', form);
  expect([status, headers.location]).toEqual([303, '/warenkorb']);
  expect(await ordersNow()).toBe(before);
});

describe('what somebody makes of the form', () => {
  test('a total that he would rather pay is not what he orders', async () => {
    const browser = await guestAtTheEnd(shop.browser());
    const form = await formOf(browser);
    const before = await ordersNow();
    const seen = JSON.parse(form.seen) as Record<string, unknown>;
    for (const more of [
      { total: 1 },
      { total: 1, goods: 1 },
      { lines: [['100.1', 1, 1]] },
      { shipping: 0 },
      { discount: 5000 },
    ]) {
      const sent = await browser.send('/kasse', { ...form, seen: JSON.stringify({ ...seen, ...more }) });
      expect([more, sent.status]).toEqual([more, 409]);
    }
    for (const nonsense of ['', '{', 'null', '[]', '{"total":1e3}', 'x'.repeat(5000)])
      expect((await browser.send('/kasse', { ...form, seen: nonsense })).status).toBe(409);
    const more = { price: '1', total: '1', type: '2', role: 'admin', quantity: '-1', currency: 'CHF' };
    const sent = await browser.send('/kasse', { ...form, ...more });
    expect([303, 400]).toContain(sent.status);
    if (sent.status === 400) await browser.send('/kasse', form);
    expect(await ordersNow()).toBe(before + 1);
    const { rows } = await sql<{ total: number }>`
      select (ordered->>'total')::int as total from shop_order where key = ${form.key}`.execute(
      shop.database.kysely,
    );
    expect(rows[0]?.total).toBe((seen['total'] as number) ?? NaN);
  });

  test('a key that the shop has not given orders by the one that it has, and of nobody else’s basket', async () => {
    const [browser, other] = [await guestAtTheEnd(shop.browser()), await guestAtTheEnd(shop.browser())];
    const [own, foreign] = [await formOf(browser), await formOf(other)];
    const sent = await browser.send('/kasse', { ...own, key: foreign.key });
    expect(sent.headers.location).toMatch(page);
    expect(await order(other)).not.toBe(sent.headers.location);
    for (const key of ['', 'x', '%', 'ü'.repeat(22), "' or 1=1 --", 'A'.repeat(22)])
      expect((await browser.send('/kasse', { ...own, key })).headers.location).toBe('/kasse/hinweis');
  });

  test.each([
    ['/kasse/zahlung', { form: 'payment', method: 'instalments', count: '12' }],
    ['/kasse/zahlung', { form: 'payment', method: 'pause' }],
    ['/kasse/zahlung', { form: 'payment', method: 'ideal' }],
    ['/kasse/zahlung', { form: 'payment', method: 'toString' }],
    ['/kasse/zahlung', { form: 'payment', method: 'instalments', count: '1e3' }],
    ['/kasse/zahlung', { form: 'payment', method: '' }],
  ])('%s does not take %j', async (path, form) => {
    const browser = await guestAtTheEnd(shop.browser());
    expect((await browser.send(path, form)).status).toBe(422);
    expect(await order(browser)).toMatch(page);
  });

  test.each(['0', '-1', '1.5', '1e9', '2147483648', '1e3', 'NaN'])(
    'no basket takes %j pieces, and no order has them',
    async (quantity) => {
      const browser = await guestAtTheEnd(shop.browser());
      await browser.send('/warenkorb', { sku: '100', quantity });
      await browser.call('/api/basket/v1/change', { sku: '100.1', quantity });
      await order(browser);
      const { rows } = await sql<{ quantity: string }>`
        select ordered->'lines'->0->>'quantity' as quantity from shop_order order by placed_at desc, number limit 1`.execute(
        shop.database.kysely,
      );
      expect(Number(rows[0]?.quantity)).toBeGreaterThanOrEqual(1);
      expect(Number(rows[0]?.quantity)).toBeLessThanOrEqual(10);
      expect(await shop.stockOf('100.1')).toBeGreaterThanOrEqual(0);
    },
  );

  test('a step that was not done is not passed over by sending the last one', async () => {
    const browser = shop.browser();
    await browser.send('/warenkorb', { sku: '100' });
    const before = await ordersNow();
    const sent = await browser.send('/kasse', { form: 'order', key: 'A'.repeat(22), seen: '{}' });
    expect(sent.headers.location).toBe('/kasse/registrieren');
    for (const path of ['/kasse/bezahlt/', '/kasse/auftrag'])
      await browser.get(`${path}?auftrag=${'A'.repeat(32)}`);
    expect(await ordersNow()).toBe(before);
  });
});

describe('a guest who logs in meanwhile', () => {
  test('is the customer who orders, once, from the page that he had before', async () => {
    const browser = await guestAtTheEnd(shop.browser());
    const form = await formOf(browser);
    const { email, id } = await shop.customer();
    await browser.logIn(email);
    const before = await ordersNow();
    const sent = await browser.send('/kasse', form);
    const way = sent.status === 303 ? sent.headers.location : await order(browser);
    expect(way).toMatch(page);
    expect((await browser.send('/kasse', form)).headers.location).toBe(way);
    expect(await ordersNow()).toBe(before + 1);
    const { rows } = await sql<{
      customer: string;
    }>`select customer from shop_order where key = ${form.key}`.execute(shop.database.kysely);
    expect(rows[0]?.customer).toBe(id);
  });

  test('and has an order waiting for its payment has no second one, and no basket when it is paid', async () => {
    const browser = await guestAtTheEnd(shop.browser(), 'paypal');
    const payUrl = await order(browser);
    const { email } = await shop.customer();
    await browser.logIn(email);
    const before = await ordersNow();
    await shop.pay(payUrl, 'accept');
    expect(await ordersNow()).toBe(before);
    expect((await browser.get('/kasse')).headers.location).toBe('/kasse/hinweis');
  });
});
