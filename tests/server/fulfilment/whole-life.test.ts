import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import type { LedgerReader } from '../../../server/shop/ledger/ledger.ts';
import { readPaymentFile } from '../../../server/shop/ledger/payment-file/read-payment-file.ts';
import { takePayments } from '../../../server/shop/ledger/payment-file/take-payments.ts';
import {
  sampleDetail,
  sampleStatement,
} from '../../../server/shop/ledger/payment-file/testing/statements.ts';
import { createSqlLedger } from '../../../server/shop/ledger/sql-ledger.ts';
import { createSqlLedgerReader } from '../../../server/shop/ledger/sql-ledger-reader.ts';
import { createSqlAccountOrders } from '../../../server/shop/order/sql-account-orders.ts';
import { seenText } from '../../running/seen-text.ts';
import { password, type TestBrowser } from '../account/account-shop.ts';
import { chooseCredit, creditShopper } from '../checkout/credit-shopper.ts';
import { fieldOf, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';

// One order from the button to the end of its customer's account: sent in parts, withdrawn from and returned in parts, paid by month.

const token = 'a-token-of-the-merchant-long-enough-2';
const dayMs = 86_400_000;
const timeZoneOf = (): string => 'Europe/Vienna';
const email = 'lebenslauf@example.at';
let shop: OrderShop;
let ledger: LedgerReader;
let browser: TestBrowser;
let number = '';
let customer = '';

beforeAll(async () => {
  // Rounds of the shop come when the test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop({ environment: { FULFILMENT_TOKEN: `at=${token}` } });
  shop.content.page({ path: '/_/withdrawal', main: [{ type: 'withdrawal-form' }] });
  shop.content.page({ path: '/_/account-data', main: [{ type: 'account-data' }, { type: 'own-data' }] });
  const { database, now } = shop;
  ledger = createSqlLedgerReader({ database, orders: createSqlAccountOrders(database), now, timeZoneOf });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  vi.useRealTimers();
});

/** Does something with the order as the merchant's own system does it. */
async function work(step: string, body: object): Promise<FulfilledOrder> {
  const headers = {
    Host: 'at.localhost',
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  };
  const { status, text } = await shop.ask(`/api/fulfilment/v1/orders/${number}/${step}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  expect([step, status, text]).toEqual([step, 200, expect.anything()]);
  return (JSON.parse(text) as { order: FulfilledOrder }).order;
}

const balance = async (): Promise<number | undefined> =>
  (await ledger.balanceOf({ tenant: 'at', customer }))[0]?.amount;
const dues = () => ledger.duesOf({ tenant: 'at', customer });
const openSum = async (): Promise<number> => (await dues()).reduce((sum, { open }) => sum + open, 0);

/** The last mail to the customer of a purpose, as it is seen. */
async function mail(purpose: string): Promise<string> {
  const found = (await shop.mails()).find(
    (each) => each.mail.purpose === purpose && each.mail.to.address === email,
  );
  return seenText(found?.mail.html ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
}

async function deleteAccount(): Promise<{ status: number; seen: string; location: string }> {
  const { status, text, headers } = await browser.send('/mein-konto/meine-persoenlichen-daten', {
    ...{ form: 'delete-account', currentPassword: password },
  });
  return { status, seen: seenText(text), location: headers.location ?? '' };
}

test('it is ordered in instalments, and owed', async () => {
  browser = await creditShopper(shop, { email }, ['100', '102', '102', '400']);
  await order(await chooseCredit(browser, { method: 'instalments', count: '3' }));
  const { rows } = await sql<{ number: string; customer: string; total: number }>`
    select number, customer, (ordered->>'total')::int as total from shop_order`.execute(shop.database.kysely);
  expect(rows).toHaveLength(1);
  [{ number, customer } = { number: '', customer: '' }] = rows;
  expect(await balance()).toBe(rows[0]?.total);
  expect(await openSum()).toBe(rows[0]?.total);
  expect(await mail('order-confirmation')).toContain(number);
});

test('it is sent in two parcels', async () => {
  const send = (trackingNumber: string, pieces: Record<number, number>) =>
    work('shipments', {
      parcels: [
        {
          ...{ carrier: 'post', trackingNumber },
          pieces: Object.entries(pieces).map(([position, quantity]) => ({
            position: Number(position),
            quantity,
          })),
        },
      ],
    });
  expect((await send('LEBEN001', { 1: 1, 2: 1 })).state).toBe('in-fulfilment');
  expect(await mail('order-shipped')).toContain('LEBEN001');
  expect((await send('LEBEN002', { 2: 1, 3: 1 })).state).toBe('shipped');
  expect(await mail('order-shipped')).toContain('LEBEN002');
  shop.advance(2 * dayMs);
  await work('deliveries', { carrier: 'post', trackingNumber: 'LEBEN001' });
  expect((await work('deliveries', { carrier: 'post', trackingNumber: 'LEBEN002' })).state).toBe('delivered');
});

test('one article is withdrawn from, another comes back, and what is owed becomes less', async () => {
  const owed = (await balance()) ?? 0;
  const stranger = shop.browser();
  const found = await stranger.send('/vertrag-widerrufen', { form: 'find-order', number, proof: '1070' });
  const second = found.headers.location ?? '';
  const form = {
    form: 'withdraw',
    key: fieldOf((await stranger.get(second)).text, 'key'),
    'line-3': '1',
  };
  expect((await stranger.send(second, form)).status).toBe(303);
  expect(await mail('withdrawal-received')).toMatch(/am 3\. Dezember 2026 um 12:00 Uhr .*1 × /);
  const declared = await work('returns', {
    ...{ key: 'r-1', reason: 'too-small', pieces: [{ position: 2, quantity: 1 }] },
  });
  expect(await mail('return-registered')).toContain('Deine Rücksendung ist angemeldet');
  expect(declared.returns.map(({ kind, pieces }) => [kind, pieces])).toEqual([
    ['withdrawal', [{ position: 3, quantity: 1 }]],
    ['return', [{ position: 2, quantity: 1 }]],
  ]);
  for (const { key } of declared.returns) {
    await work('receipts', { return: key });
    await work('refunds', { return: key });
    expect(await mail('refund-made')).toContain(key === 'r-1' ? '€ 99,99' : '€ 50,00');
  }
  // The credit costs less too, now that it is one of less. (domain.md, "Instalments after a partial return")
  const left = (await balance()) ?? 0;
  expect(left).toBeLessThan(owed - 9999 - 5000);
  expect(await openSum()).toBe(left);
});

test('while it is not paid, its customer’s account stays', async () => {
  await browser.logIn(email);
  const { status, seen } = await deleteAccount();
  expect([status, seen]).toEqual([409, expect.stringContaining('Eine Zahlung ist noch offen')]);
});

test('it is paid month by month, until nobody owes anything', async () => {
  const months = (await dues()).length;
  expect(months).toBe(3);
  for (let month = 1; month <= months; month++) {
    shop.advance(31 * dayMs);
    const due = (await dues()).find(({ open }) => open > 0);
    const amount = `${Math.floor((due?.open ?? 0) / 100)}.${String((due?.open ?? 0) % 100).padStart(2, '0')}`;
    const day = new Date(shop.now()).toISOString().slice(0, 10);
    const details = [sampleDetail(`Rate ${month}, Bestellung ${number}`)];
    const statement = sampleStatement([
      { amount, reference: `M${month}`, day: `<BookgDt><Dt>${day}</Dt></BookgDt>`, details },
    ]);
    const file = readPaymentFile(new TextEncoder().encode(statement), 'de-AT');
    if (!file.ok) throw new Error(JSON.stringify(file.faults));
    const parts = { database: shop.database, ledger: createSqlLedger({ timeZoneOf }) };
    expect((await takePayments(parts, 'at', file.lines, shop.now())).booked).toHaveLength(1);
    expect((await takePayments(parts, 'at', file.lines, shop.now())).known).toBe(1);
  }
  expect(await balance()).toBe(0);
  expect((await dues()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
});

test('the account ends, and what the law wants is kept apart', async () => {
  await browser.logIn(email);
  expect(await deleteAccount()).toMatchObject({ status: 303 });
  const { rows } = await sql<{ source: string; count: number }>`
    select source, count(*)::int as count from kept_record where order_number = ${number}
     group by source order by source`.execute(shop.database.kysely);
  expect(Object.fromEntries(rows.map(({ source, count }) => [source, count]))).toMatchObject({
    ...{ invoice: 1, credit_note: 2 },
  });
  const orders = await sql`select from shop_order where number = ${number}`.execute(shop.database.kysely);
  expect(orders.rows).toEqual([]);
  const toThem = (await shop.mails()).filter((each) => each.mail.to.address === email);
  expect(toThem.map((each) => each.mail.purpose)).toEqual(['account-deleted']);
});
