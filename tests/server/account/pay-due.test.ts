import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSqlAttention } from '../../../server/shop/order/sql-attention.ts';
import { seenText } from '../../running/seen-text.ts';
import { chooseCredit, creditShopper } from '../checkout/credit-shopper.ts';
import { address, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';
import type { TestBrowser } from './account-shop.ts';

// What is due on an invoice or in instalments is paid by a provider, once, and by nobody else's hand.

const dates = '/mein-konto/meine-zahltermine';
const minute = 60_000;
let shop: OrderShop;
beforeAll(async () => {
  // Rounds of the shop come when a test wants them.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  shop = await startOrderShop();
  shop.content.page({ path: '/_/account-payment-dates', main: [{ type: 'payment-dates' }] });
  for (const sku of ['100.1', '102.1']) await shop.stock(sku, 1000);
  await shop.shop.prepare();
});
beforeEach(() => {
  shop.setProvider('pass');
  shop.setNotices(true);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  vi.useRealTimers();
});

/** A customer with an order of 99.99 on an invoice. */
async function withInvoice(): Promise<TestBrowser> {
  const { email } = await shop.customer();
  const browser = shop.browser();
  await browser.logIn(email);
  await browser.send('/warenkorb', { sku: '102' });
  await browser.send('/kasse/lieferservice', { form: 'delivery', place: 'home', ...address });
  await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
  await order(browser);
  return browser;
}

/** What the page offers to be paid. */
async function offersOf(browser: TestBrowser): Promise<string[]> {
  const { text } = await browser.get(dates);
  return [...text.matchAll(/<option[^>]*value="(\d{10}-\d+)"/g)].map(([, value]) => value ?? '');
}

async function pay(browser: TestBrowser, method = 'paypal'): Promise<string> {
  const [due = ''] = await offersOf(browser);
  const { status, headers, text } = await browser.send(dates, { form: 'pay-due', due, method });
  if (status !== 303) throw new Error(`${status} ${seenText(text)}`);
  return headers.location ?? '';
}

async function seen(browser: TestBrowser, path = dates): Promise<string> {
  const { text } = await browser.get(path);
  return seenText(/<main.*<\/main>/s.exec(text)?.[0] ?? text).replaceAll(/[\s\u00a0]+/g, ' ');
}

/** What is booked of an order; of the one that a page shows, unless its number is given. */
async function kinds(browser: TestBrowser, number = ''): Promise<string> {
  const [shown] = number === '' ? (/\d{10}/.exec(await seen(browser)) ?? []) : [number];
  const { rows } = await sql<{ kind: string; amount: number }>`
    select kind, amount from ledger_booking where order_number = ${shown} order by id`.execute(
    shop.database.kysely,
  );
  return rows.map(({ kind, amount }) => `${kind} ${amount}`).join(', ');
}

test('an invoice is paid, and its payer sees that at once', async () => {
  const browser = await withInvoice();
  const payUrl = await pay(browser);
  expect(await shop.atProvider(payUrl)).toMatchObject({ state: 'pending', amount: 9999 });
  const back = await shop.pay(payUrl, 'accept');
  expect(back).toBe(`${dates}?stand=bezahlen-beendet`);
  expect(await seen(browser, back)).toMatch(/Was angekommen ist, steht unten\. .*Es ist alles bezahlt\./);
  expect(await offersOf(browser)).toEqual([]);
  expect(await kinds(browser)).toBe('order 9999, payment 9999');
});

test('of instalments the next one is paid, and then the one after it', async () => {
  const browser = await creditShopper(shop);
  await order(await chooseCredit(browser, { method: 'instalments', count: '3' }));
  const before = await offersOf(browser);
  await shop.pay(await pay(browser), 'accept');
  const after = await offersOf(browser);
  expect([before.length, after.length]).toEqual([1, 1]);
  expect(await seen(browser)).toMatch(/Bezahlt \(1\).*1\. Rate/);
  await shop.pay(await pay(browser), 'accept');
  expect(await seen(browser)).toContain('Bezahlt (2)');
});

test('a payment is seen though nobody told of it, when its payer is back, and later when not', async () => {
  shop.setNotices(false);
  const browser = await withInvoice();
  const back = await shop.pay(await pay(browser), 'accept');
  expect(await seen(browser)).not.toContain('Es ist alles bezahlt.');
  expect(await seen(browser, back)).toContain('Es ist alles bezahlt.');
  const other = await withInvoice();
  const [due = ''] = await offersOf(other);
  await shop.pay(await pay(other), 'accept');
  shop.advance(31 * minute);
  vi.advanceTimersByTime(10 * minute);
  await expect.poll(() => kinds(other, due.slice(0, 10))).toBe('order 9999, payment 9999');
});

test('what is refused or left is open as before, and can be paid again', async () => {
  const browser = await withInvoice();
  await shop.pay(await pay(browser), 'refuse');
  expect(await offersOf(browser)).toHaveLength(1);
  expect(await kinds(browser)).toBe('order 9999');
  await shop.pay(await pay(browser, 'visa'), 'accept');
  expect(await kinds(browser)).toBe('order 9999, payment 9999');
});

test('pressed twice it is one payment, and what came twice all the same goes back', async () => {
  const browser = await withInvoice();
  const [first, second] = [await pay(browser), await pay(browser)];
  expect(second).toBe(first);
  const other = await pay(browser, 'visa');
  await shop.pay(first, 'accept');
  await shop.pay(other, 'accept');
  expect(await kinds(browser)).toBe('order 9999, payment 9999, payment 9999');
  vi.advanceTimersByTime(10 * minute);
  await expect.poll(() => kinds(browser)).toBe('order 9999, payment 9999, payment 9999, refund 9999');
  expect((await shop.atProvider(other)).refunded).toBe(9999);
  // Told once more, it changes nothing.
  for (const notice of shop.notices.slice(-2)) await shop.tell(notice);
  vi.advanceTimersByTime(10 * minute);
  expect(await kinds(browser)).toBe('order 9999, payment 9999, payment 9999, refund 9999');
});

test('what does not go back within an hour stands on the list of the shop’s people, until it has', async () => {
  const attention = createSqlAttention(shop.database);
  const listed = async () =>
    (await attention.list(shop.now(), 100)).map(({ kind, amount }) => `${kind} ${amount}`);
  const browser = await withInvoice();
  const [first, other] = [await pay(browser), await pay(browser, 'visa')];
  await shop.pay(first, 'accept');
  await shop.pay(other, 'accept');
  expect(await listed()).toEqual([]);
  shop.setProvider('down');
  shop.advance(61 * minute);
  expect(await listed()).toEqual(['refund-late 9999']);
  shop.setProvider('pass');
  vi.advanceTimersByTime(10 * minute);
  await expect.poll(listed).toEqual([]);
});

test('nobody pays another’s order, another amount, or by other means', async () => {
  const owner = await withInvoice();
  const [due = ''] = await offersOf(owner);
  const stranger = await withInvoice();
  const { rows: before } = await sql`select from due_payment`.execute(shop.database.kysely);
  const tries: [TestBrowser, Record<string, string>, string][] = [
    [stranger, { due, method: 'paypal' }, 'Der Betrag ist nicht mehr derselbe.'],
    [owner, { due: due.replace(/-\d+$/, '-1'), method: 'paypal' }, 'Der Betrag ist nicht mehr derselbe.'],
    [owner, { due: '', method: 'paypal' }, 'Der Betrag ist nicht mehr derselbe.'],
    [owner, { due, method: 'invoice' }, 'So kannst Du hier nicht zahlen.'],
    [owner, { due, method: 'ideal' }, 'So kannst Du hier nicht zahlen.'],
  ];
  for (const [browser, entries, words] of tries) {
    const { status, text } = await browser.send(dates, { form: 'pay-due', ...entries });
    expect([entries, status]).toEqual([entries, 422]);
    expect(seenText(text)).toContain(words);
  }
  const guest = await shop.browser().send(dates, { form: 'pay-due', due, method: 'paypal' });
  expect([guest.status, guest.headers.location?.startsWith('/anmelden?')]).toEqual([303, true]);
  const { rows: after } = await sql`select from due_payment`.execute(shop.database.kysely);
  expect(after).toHaveLength(before.length);
});

test('a provider that is away is said to be so, and nothing is lost by it', async () => {
  const browser = await withInvoice();
  shop.setProvider('down');
  const [due = ''] = await offersOf(browser);
  const { status, text } = await browser.send(dates, { form: 'pay-due', due, method: 'paypal' });
  expect(status).toBe(422);
  expect(seenText(text)).toContain('Der Zahlungsdienst ist gerade nicht erreichbar.');
  shop.setProvider('pass');
  await shop.pay(await pay(browser), 'accept');
  expect(await seen(browser)).toContain('Es ist alles bezahlt.');
});
