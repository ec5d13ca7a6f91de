import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlLedgerReader } from '../../../server/shop/ledger/sql-ledger-reader.ts';
import { createSqlLedger } from '../../../server/shop/ledger/sql-ledger.ts';
import { createSqlAccountOrders } from '../../../server/shop/order/sql-account-orders.ts';
import { bookEarlierOrders } from '../../../server/upkeep/book-earlier-orders.ts';
import { chooseCredit, creditShopper } from './credit-shopper.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// What was ordered before there was a ledger is booked when the shop starts.

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const timeZoneOf = (): string => 'Europe/Vienna';

/** All that is booked, by order. */
async function booked() {
  const { rows } = await sql`
    select order_number, kind, cause, debit, credit, amount, at from ledger_booking order by order_number, cause, kind`.execute(
    shop.database.kysely,
  );
  return rows;
}

test('orders, protection, payments and what went back are booked as they would have been, once', async () => {
  const { database, now } = shop;
  await order(await guestAtTheEnd(shop.browser(), 'invoice'));
  const payUrl = await order(await guestAtTheEnd(shop.browser(), 'paypal'));
  await shop.pay(payUrl, 'accept');
  const shopper = await creditShopper(shop);
  await order(await chooseCredit(shopper, { method: 'instalments', count: '3' }));
  const page = '/service-hilfe/ratenschutz/bestellen';
  const value = /value="(\d{10}-\d+)"/.exec((await shopper.get(page)).text)?.[1] ?? '';
  await shopper.send(page, { form: 'protect', order: value, terms: 'yes' });
  // Nobody has paid this one.
  await order(await guestAtTheEnd(shop.browser(), 'visa'));
  // Half of what was paid went back.
  await sql`
    insert into payment_refund (tenant, key, payment, amount, asked_at, done_at)
    select tenant, 'half', id, 1000, ${now()}, ${now()} from payment where state = 'captured'`.execute(
    database.kysely,
  );
  const parts = { database, ledger: createSqlLedger({ timeZoneOf }), timeZoneOf, now };
  // Of what the shop has booked by itself the refund alone is missing.
  expect(await bookEarlierOrders(parts)).toBe(1);
  const before = await booked();
  expect(before.map((row) => (row as { kind: string }).kind).toSorted()).toEqual([
    ...['order', 'order', 'order', 'payment', 'protection', 'refund', 'surcharge'],
  ]);

  await sql`truncate ledger_account cascade`.execute(database.kysely);
  expect(await bookEarlierOrders(parts)).toBe(3);
  expect(await booked()).toEqual(before);
  expect(await bookEarlierOrders(parts)).toBe(0);
  expect(await booked()).toEqual(before);

  const orders = createSqlAccountOrders(database);
  const reader = createSqlLedgerReader({ database, orders, now, timeZoneOf });
  const [number = ''] = value.split('-');
  const dues = await reader.duesOf({ tenant: 'at', order: number });
  expect(dues.map(({ kind }) => kind)).toEqual(['instalment', 'instalment', 'instalment']);
  // Nobody is reminded of what the bank's files of then may still tell to have come.
  const { rows } = await sql`
    select from ledger_account where look_on <= (${new Date(now()).toISOString()}::timestamptz)::date + 29`.execute(
    database.kysely,
  );
  expect(rows).toHaveLength(0);
});
