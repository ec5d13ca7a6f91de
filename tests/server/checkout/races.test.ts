import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlVoucherStore } from '../../../server/shop/voucher/sql-voucher-store.ts';
import { issueVouchers } from '../../../server/shop/voucher/issue-vouchers.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import type { AccountShop, TestBrowser } from '../account/account-shop.ts';
import { type CutDatabase, cutDatabase } from '../cut-database.ts';
import {
  formOf,
  guestAtTheEnd,
  insist,
  type OrderForm,
  type OrderShop,
  startOrderShop,
} from './order-shop.ts';

// Many who order at once, at two processes of one shop. By hand more of them, and again and again:
// `ATTACK_BUYERS=200 ATTACK_REPEATS=20 npm run test:server -- checkout/races`.

const buyersAtOnce = Number(process.env.ATTACK_BUYERS ?? 60);
const repeats = Number(process.env.ATTACK_REPEATS ?? 1);

let shop: OrderShop;
let cut: CutDatabase;
let other: AccountShop;
beforeAll(async () => {
  shop = await startOrderShop();
  cut = cutDatabase(shop.database);
  other = await shop.sibling({ database: cut.database });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await other.close();
  await shop.close();
});

interface Buyer {
  browser: TestBrowser;
  form: OrderForm;
}

/** Guests at the last step, each at one of the processes. */
async function buyers(
  count: number,
  articlesOf: (at: number) => Record<string, number>,
  prepare?: (browser: TestBrowser) => Promise<unknown>,
): Promise<Buyer[]> {
  const all: Buyer[] = [];
  for (let from = 0; from < count; from += 10)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - from) }, async (_, at) => {
          const browser = (at % 2 ? other : shop).browser();
          await guestAtTheEnd(browser, 'invoice', articlesOf(from + at));
          await prepare?.(browser);
          return { browser, form: await formOf(browser) };
        }),
      )),
    );
  return all;
}

const press = (all: readonly Buyer[]): Promise<(string | number)[]> =>
  Promise.all(all.map(({ browser, form }) => insist(browser, form)));
const isOrder = (way: string | number): boolean => String(way).startsWith('/kasse/auftrag?');

async function numbers(): Promise<{ invoices: number[]; orders: number; last: number }> {
  const { rows } = await sql<{ invoices: number[]; orders: number; last: number }>`
    select (select array_agg(substring(number from '[0-9]+$')::int order by number) from invoice) as invoices,
           (select count(*)::int from shop_order where state = 'confirmed') as orders,
           (select last::int from number_range where name = 'invoice') as last`.execute(shop.database.kysely);
  return rows[0] ?? { invoices: [], orders: 0, last: 0 };
}

test('forty orders at once, five of them undone after their invoice had its number, leave no gap and no double', async () => {
  await shop.stock('100.1', 100);
  const all = await buyers(40, () => ({ '100': 1 }));
  cut.cutWords(/^insert into invoice/, 5);
  const ways = await press(all);
  expect(cut.stop()).toBe(true);
  expect(ways.filter(isOrder)).toHaveLength(40);
  expect(new Set(ways).size).toBe(40);
  const { invoices, orders, last } = await numbers();
  expect([orders, last]).toEqual([40, 40]);
  expect(invoices).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(await shop.stockOf('100.1')).toBe(60);
}, 120_000);

test.each(Array.from({ length: repeats }, (_, at) => at + 1))(
  `${buyersAtOnce} buyers of ten pieces at two processes make ten orders, and leave none (%d)`,
  async () => {
    await shop.stock('102.1', 10);
    const all = await buyers(buyersAtOnce, () => ({ '102': 1 }));
    const before = await numbers();
    const ways = await press(all);
    expect(ways.filter(isOrder)).toHaveLength(10);
    // The others are led to their baskets, which say that it is sold out.
    expect(new Set(ways.filter((way) => !isOrder(way)))).toEqual(new Set(['/warenkorb']));
    expect(await shop.stockOf('102.1')).toBe(0);
    expect((await numbers()).orders).toBe(before.orders + 10);
  },
  600_000,
);

test('a code that holds once is taken once by ten at once', async () => {
  const tenant = readTenants('tenants').find(({ config }) => config.slug === 'at')?.config;
  if (!tenant) throw new Error('There is no tenant');
  const wanted = { campaign: 'welcome-vat', count: 1, at: shop.now(), randomBytes };
  const [code = ''] = await issueVouchers(createSqlVoucherStore(shop.database), tenant, wanted);
  await shop.stock('100.1', 100);
  const all = await buyers(
    10,
    () => ({ '100': 1 }),
    async (browser) => {
      const { status, text } = await browser.call('/api/basket/v1/voucher', { code });
      if (status !== 200) throw new Error(text);
    },
  );
  const ways = await press(all);
  expect(ways.filter(isOrder)).toHaveLength(1);
  expect(ways.filter((way) => way === 409)).toHaveLength(9);
  expect(await shop.stockOf('100.1')).toBe(99);
}, 120_000);

test('fifty orders of articles in opposite order, half of them in the place of one that waits, all come through', async () => {
  for (const sku of ['100.1', '101.1', '102.1']) await shop.stock(sku, 100);
  const orders = [
    ['100', '101', '102'],
    ['102', '101', '100'],
  ];
  const all = await buyers(50, (at) => Object.fromEntries((orders[at % 2] ?? []).map((sku) => [sku, 1])));
  const waiting = await Promise.all(
    all.map(async (buyer, at) => {
      if (at % 4 > 1) return buyer;
      // One that waits for a provider gives its pieces back within the new one's transaction.
      await buyer.browser.send('/kasse/zahlung', { form: 'payment', method: 'paypal' });
      await insist(buyer.browser, await formOf(buyer.browser));
      await buyer.browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
      return { ...buyer, form: await formOf(buyer.browser) };
    }),
  );
  const ways = await press(waiting);
  expect(ways.filter(isOrder)).toHaveLength(50);
  expect(await Promise.all(['100.1', '101.1', '102.1'].map((sku) => shop.stockOf(sku)))).toEqual([
    50, 50, 50,
  ]);
  const told = [...shop.lines, ...other.lines].filter((line) => /deadlock|40P01/i.test(line));
  expect(told).toEqual([]);
}, 120_000);
