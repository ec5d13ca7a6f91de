import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlCreditRecords } from '../../../server/shop/order/credit/sql-credit-records.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { chooseCredit, creditShopper } from './credit-shopper.ts';
import { formOf, order, type OrderShop, startOrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  // The shop has customers owe 6,000.00 at most.
  await shop.price('100.1', 400_000);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const instalments = { method: 'instalments', count: '3' };
const decisionsOf = (customer: string) => createSqlCreditRecords(shop.database).of('at', customer);
const ordersOf = async (customer: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_order where customer = ${customer}`.execute(shop.database.kysely);
  return rows[0]?.count ?? NaN;
};
const noticeOf = async (browser: TestBrowser): Promise<string> =>
  seenText(
    elementWith(
      elementWith((await browser.get('/kasse/zahlung')).text, 'data-role="checkout"'),
      'data-notice',
    ),
  );

test('a credit that is granted is an order, and its decision is kept with what was looked at', async () => {
  const id = 'granted-customer-00001';
  const browser = await creditShopper(shop, { id }, ['100']);
  await chooseCredit(browser, instalments);
  const { key } = await formOf(browser);
  expect(await decisionsOf(id)).toEqual([]);
  expect(await order(browser)).toMatch(/^\/kasse\/auftrag\?/);
  expect(await decisionsOf(id)).toEqual([
    {
      ...{ tenant: 'at', customer: id, key, method: 'instalments', currency: 'EUR', amount: 407_800 },
      ...{ check: 'own', isGranted: true, reason: 'within-limit', at: shop.now() },
      facts: { hasAffinity: true, open: 0, amount: 407_800, limit: 600_000 },
    },
  ]);
});

test.each([instalments, { method: 'pause' }])(
  'what is open counts, and a refusal of %j is told at the step of payment',
  async (payment) => {
    const id = `refused-${payment.method}`.padEnd(22, '0');
    const browser = await creditShopper(shop, { id }, ['100']);
    expect(await order(await chooseCredit(browser, instalments))).toMatch(/^\/kasse\/auftrag\?/);
    await browser.send('/warenkorb', { sku: '100' });
    await chooseCredit(browser, payment);
    expect(await noticeOf(browser)).toBe('');
    const pressed = await browser.send('/kasse', await formOf(browser));
    expect([pressed.status, pressed.headers.location]).toEqual([303, '/kasse/zahlung']);
    const told = await noticeOf(browser);
    for (const words of [
      'Diesen Kredit können wir Dir nicht geben, und es wurde nichts bestellt.',
      'automatisch entschieden',
      'service@modehaus-linde.example oder +43 732 000000',
    ])
      expect(told).toContain(words);
    expect(await ordersOf(id)).toBe(1);
    expect((await decisionsOf(id))[0]).toMatchObject({
      ...{ method: payment.method, isGranted: false, reason: 'above-limit' },
      facts: { open: 407_800, limit: 600_000 },
    });
    // Nothing was lost, and whoever pays in another way is no longer told of it.
    expect((await browser.get('/kasse')).headers.location).toBe('/kasse/zahlung');
    await browser.send('/kasse/zahlung', { form: 'payment', method: 'paypal' });
    expect(await noticeOf(browser)).toBe('');
    expect((await browser.get('/kasse')).status).toBe(200);
  },
);

test('two presses at once are one order, and none of them is refused for the other’s sake', async () => {
  const id = 'pressing-customer-0001';
  const browser = await creditShopper(shop, { id }, ['100']);
  const form = await formOf(await chooseCredit(browser, instalments));
  const answers = await Promise.all([browser.send('/kasse', form), browser.copy().send('/kasse', form)]);
  const places = answers.map(({ headers }) => headers.location);
  expect(places[0]).toMatch(/^\/kasse\/auftrag\?/);
  expect(places[1]).toBe(places[0]);
  expect(await ordersOf(id)).toBe(1);
  expect(await noticeOf(browser)).toBe('');
});

test('whoever loses the flag between the steps gets no credit', async () => {
  const id = 'losing-customer-000001';
  const browser = await creditShopper(shop, { id }, ['100']);
  const form = await formOf(await chooseCredit(browser, instalments));
  await sql`update account set credit_affinity = false where id = ${id}`.execute(shop.database.kysely);
  expect((await browser.send('/kasse', form)).headers.location).toBe('/kasse/zahlung');
  expect(await ordersOf(id)).toBe(0);
});

test('an order that is paid at once is decided on by nobody', async () => {
  const id = 'paying-customer-000001';
  const browser = await creditShopper(shop, { id }, ['102']);
  expect(await order(await chooseCredit(browser, { method: 'invoice' }))).toMatch(/^\/kasse\/auftrag\?/);
  expect(await decisionsOf(id)).toEqual([]);
});
