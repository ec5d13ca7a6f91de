import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LedgerReader } from '../../../server/shop/ledger/ledger.ts';
import { createSqlLedgerReader } from '../../../server/shop/ledger/sql-ledger-reader.ts';
import { createSqlAccountOrders } from '../../../server/shop/order/sql-account-orders.ts';
import { seenText } from '../../running/seen-text.ts';
import { chooseCredit, creditShopper } from './credit-shopper.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// What orders leave in the ledger.

const dayMs = 86_400_000;
let shop: OrderShop;
let ledger: LedgerReader;
beforeAll(async () => {
  // Rounds of the shop come when a test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop();
  await shop.shop.prepare();
  const { database, now } = shop;
  const orders = createSqlAccountOrders(database);
  ledger = createSqlLedgerReader({ database, orders, now, timeZoneOf: () => 'Europe/Vienna' });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  vi.useRealTimers();
});

const newestOrder = async (): Promise<{ number: string; customer: string | null }> => {
  // What is ordered next is newer.
  shop.advance(1000);
  const { rows } = await sql<{ number: string; customer: string | null }>`
    select o.number, o.customer from shop_order o join order_event e on e.tenant = o.tenant and e.number = o.number
     where o.tenant = 'at' group by o.number, o.customer order by min(e.id) desc limit 1`.execute(
    shop.database.kysely,
  );
  return rows[0] ?? { number: '', customer: null };
};
async function booked(number: string) {
  const owner = { tenant: 'at', order: number };
  const [balance] = await ledger.balanceOf(owner);
  const bookings = await ledger.bookingsOf(owner);
  return { balance: balance?.amount, kinds: bookings.map(({ kind }) => kind).toSorted() };
}

test('an order on invoice owes what it costs, is late when its goods have long been there, and is reminded of once', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'invoice');
  const page = await browser.get(await order(browser));
  expect(seenText(page.text)).toContain('€ 80,94');
  const { number } = await newestOrder();
  expect(await booked(number)).toEqual({ balance: 8094, kinds: ['order'] });
  const dueOf = async () => (await ledger.duesOf({ tenant: 'at', order: number }))[0];
  expect(await dueOf()).toMatchObject({ kind: 'invoice', open: 8094, isLate: false, state: 'open' });

  shop.advance(5 * dayMs);
  await sql`
    insert into order_event (tenant, number, subject, state, cause, at)
    values ('at', ${number}, 'order', 'delivered', 'staff', ${shop.now()})`.execute(shop.database.kysely);
  const reminders = async () =>
    (await shop.mails())
      .filter(({ mail }) => mail.purpose === 'payment-reminder')
      .map(({ mail }) => mail.text);
  const steps = [
    [1, 'open'],
    [30, 'reminded'],
    [30, 'reminded'],
  ] as const;
  for (const [days, state] of steps) {
    shop.advance(days * dayMs);
    // A round that is under way is in the way of the next: there is another.
    const nextRound = async () => {
      vi.advanceTimersByTime(600_000);
      return (await dueOf())?.state;
    };
    await expect.poll(nextRound).toBe(state);
  }
  const told = await reminders();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/€\s80,94 zur Rechnung RE-2026-\d{6} fällig/);
  expect(told[0]).toContain(`Bestellnummer ${number}`);
});

test('an order that a provider took the money for owes nothing, and money that came twice goes back', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'paypal');
  const payUrl = await order(browser);
  const { number } = await newestOrder();
  expect(await booked(number)).toEqual({ balance: undefined, kinds: [] });
  const back = await shop.pay(payUrl, 'refuse');
  const second = (await browser.send(back, { form: 'pay-again', method: 'visa' })).headers.location ?? '';
  await shop.pay(payUrl, 'accept');
  expect(await booked(number)).toEqual({ balance: 0, kinds: ['order', 'payment'] });
  await shop.pay(second, 'accept');
  expect(await booked(number)).toEqual({ balance: -8094, kinds: ['order', 'payment', 'payment'] });
  vi.advanceTimersByTime(30_000);
  await expect
    .poll(() => booked(number))
    .toEqual({ balance: 0, kinds: ['order', 'payment', 'payment', 'refund'] });
});

test('instalments owe what the credit costs too, and their protection when it is ordered later', async () => {
  const browser = await creditShopper(shop);
  await order(await chooseCredit(browser, { method: 'instalments', count: '3' }));
  const { number, customer } = await newestOrder();
  const { rows } = await sql<{ total: number }>`
    select (ordered->>'total')::int as total from shop_order where number = ${number}`.execute(
    shop.database.kysely,
  );
  const total = rows[0]?.total ?? 0;
  expect(await booked(number)).toEqual({ balance: total, kinds: ['order', 'surcharge'] });
  const page = '/service-hilfe/ratenschutz/bestellen';
  const value = /value="(\d{10}-\d+)"/.exec((await browser.get(page)).text)?.[1] ?? '';
  await browser.send(page, { form: 'protect', order: value, terms: 'yes' });
  const protection = Number(value.split('-')[1]);
  expect(protection).toBeGreaterThan(0);
  expect(await booked(number)).toEqual({
    balance: total + protection,
    kinds: ['order', 'protection', 'surcharge'],
  });
  const dues = await ledger.duesOf({ tenant: 'at', customer: customer ?? '' });
  expect(dues.map(({ kind, number: of, order: whose }) => [kind, of, whose])).toEqual(
    [1, 2, 3].map((of) => ['instalment', of, number]),
  );
  expect(dues.reduce((sum, { open }) => sum + open, 0)).toBe(total + protection);
});
