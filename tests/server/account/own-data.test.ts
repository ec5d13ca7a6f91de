import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlLedger } from '../../../server/shop/ledger/sql-ledger.ts';
import { otherTables, personalTables } from '../../../server/shop/own-data/personal-tables.ts';
import { createSqlOwnData } from '../../../server/shop/own-data/sql-own-data.ts';
import { sweepOwnData } from '../../../server/shop/own-data/sweep-own-data.ts';
import { createMemoryKeyValue } from '../../../server/storage/key-value/memory-key-value.ts';
import type { KeyValue } from '../../../server/storage/key-value/key-value.ts';
import { seenText } from '../../running/seen-text.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { address, guestAtTheEnd, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';
import { basketNow } from '../collection/basket-shop.ts';
import { kindOf, password, type TestBrowser } from './account-shop.ts';

// Everything of a customer is handed out, and nothing of it is left when the account is gone, but for what the law keeps.

const page = '/mein-konto/meine-persoenlichen-daten';
const files = '/api/customer/v1/own-data';
const email = 'spurensucherin@example.at';
const marks = {
  ...{ firstName: 'Markerine', lastName: 'Spurlos', street: 'Unauffindbargasse', phone: '+436607654321' },
  ...{ term: 'spurensuchwort', author: 'Spürnase aus Linz' },
};
/** What was ever sent to the key-value store. */
const written: string[] = [];
let shop: OrderShop;
let browser: TestBrowser;
let number = '';

beforeAll(async () => {
  shop = await startOrderShop({ keyValue: noting() });
  shop.content.page({ path: '/_/account-data', main: [{ type: 'account-data' }, { type: 'own-data' }] });
  shop.content.page({ path: '/_/login', main: [{ type: 'login-form' }] });
});
afterAll(async () => {
  await shop.shop.finish();
  await shop.close();
});

function noting(): KeyValue {
  const kept = createMemoryKeyValue({ maxBytes: 1_000_000, clock: () => basketNow, log: collectingLog() });
  return new Proxy(kept, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        written.push(JSON.stringify(given));
        return Reflect.apply(value, target, given);
      };
    },
  });
}

const to = (form: string, currentPassword = password) => ({ form, currentPassword });
const entered = { ...address, street: marks.street, firstName: marks.firstName, lastName: marks.lastName };

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(shop.database.kysely);
  return rows.map(({ name }) => name);
}

/** Tables with a row that says one of these words, with the words. */
async function tracesOf(words: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const name of await tables()) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(r)::text as row from ${sql.table(name)} as r`.execute(shop.database.kysely);
    const all = rows.map(({ row }) => row.toLowerCase()).join('\n');
    const said = words.filter((word) => all.includes(word.toLowerCase()));
    if (said.length > 0) found[name] = said;
  }
  return found;
}

async function collectThings(): Promise<void> {
  expect((await browser.send('/warenkorb', { sku: '100' })).status).toBe(303);
  expect((await browser.send('/merkzettel', { of: '102', sku: '102.1', form: 'add' })).status).toBeLessThan(
    400,
  );
  const told = { form: 'delivery', place: 'home', ...entered, phone: marks.phone };
  expect((await browser.send('/kasse/lieferservice', told)).status).toBe(303);
}

test('every table is known, with what of it is a person’s or why nothing is', async () => {
  expect([...personalTables.map(({ name }) => name), ...Object.keys(otherTables)].toSorted()).toEqual(
    await tables(),
  );
});

test('an account stays while an order is open, and while money is owed', async () => {
  const { firstName, lastName } = marks;
  await shop.customer({ email, firstName, lastName, birthday: '1981-02-03' });
  browser = shop.browser();
  browser.cookies.set('consent', encodeURIComponent('C0001,C0003'));
  await browser.logIn(email);
  await collectThings();
  expect((await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' })).status).toBe(303);
  expect(await order(browser)).toMatch(/auftrag/);
  const { rows } = await sql<{ number: string }>`select number from shop_order`.execute(shop.database.kysely);
  number = rows[0]?.number ?? '';
  const open = await browser.send(page, to('delete-account'));
  expect([open.status, seenText(open.text)]).toEqual([
    409,
    expect.stringContaining('Eine Bestellung ist noch nicht abgeschlossen'),
  ]);
  await sql`update shop_order set state = 'delivered'`.execute(shop.database.kysely);
  const owed = await browser.send(page, to('delete-account'));
  expect([owed.status, seenText(owed.text)]).toEqual([
    409,
    expect.stringContaining('Eine Zahlung ist noch offen'),
  ]);
  const { kysely } = shop.database;
  await sql`update payment set state = 'captured'`.execute(kysely);
  const [bill] = (
    await sql<{ total: number }>`select (ordered->>'total')::int as total from shop_order`.execute(kysely)
  ).rows;
  const paid = { kind: 'payment', order: number, cause: 'bank', currency: 'EUR', at: shop.now() } as const;
  await createSqlLedger({ timeZoneOf: () => 'Europe/Vienna' }).book(kysely, 'at', {
    ...paid,
    amount: bill?.total ?? 0,
  });
  expect(await kindOf(browser)).toBe('full');
});

test('hands all of it out for the password, to its customer alone, for ten minutes', async () => {
  await collectThings();
  expect((await browser.call('/api/search/searchhistory/v1', { term: marks.term })).status).toBeLessThan(300);
  const review = {
    sku: '100',
    stars: '5',
    title: 'Sehr schön',
    text: 'Der Stoff fällt schön, und die Länge passt.',
  };
  const reviewed = await browser.call('/api/inform/rating/new/store', { ...review, author: marks.author });
  expect([reviewed.text, reviewed.status]).toEqual([expect.anything(), 201]);
  const wrong = await browser.send(page, to('export-data', 'geraten'));
  expect([wrong.status, seenText(wrong.text)]).toEqual([
    422,
    expect.stringContaining('Das aktuelle Passwort stimmt nicht.'),
  ]);
  const led = await browser.send(page, to('export-data'));
  const token = new URL(led.headers.location ?? '', 'http://x').searchParams.get('token') ?? '';
  const offered = await browser.get(led.headers.location ?? '');
  expect(seenText(offered.text)).toContain('Deine Daten liegen bereit.');
  const file = `${files}?token=${token}&format=`;
  const json = await browser.get(`${file}json`);
  expect([json.status, json.headers['content-disposition'], json.headers['cache-control']]).toEqual([
    200,
    'attachment; filename="at-2026-12-01.json"',
    'private, no-store',
  ]);
  const { data } = JSON.parse(json.text) as { data: Record<string, unknown[]> };
  expect(Object.keys(data).toSorted()).toEqual([
    ...['account', 'basket', 'basket_line', 'checkout', 'invoice', 'mail_outbox', 'order_event', 'payment'],
    ...['rating_review', 'search_history', 'session', 'shop_order', 'wish', 'wishlist'],
  ]);
  for (const mark of [email, ...Object.values(marks)]) expect(json.text).toContain(mark);
  expect(json.text).not.toMatch(/argon2|token_hash|password_hash/);
  const html = await browser.get(`${file}html&locale=de-AT`);
  for (const mark of ['Deine Daten bei Modehaus Linde', 'Rechnungen', 'Vorname', ...Object.values(marks)])
    expect(seenText(html.text)).toContain(mark);

  const other = shop.browser();
  await other.logIn((await shop.customer()).email);
  for (const each of [other, shop.browser()]) expect((await each.get(`${file}json`)).status).toBe(404);
  shop.advance(10 * 60_000);
  expect((await browser.get(`${file}json`)).status).toBe(404);
});

test('leaves nothing anywhere but what the law keeps, on all devices and however often it is asked for', async () => {
  const { kysely } = shop.database;
  const words = [email, ...Object.values(marks), number, 'customer-1AAAA', '10000001'];
  expect(Object.keys(await tracesOf(words))).toEqual(
    expect.arrayContaining([
      'account',
      'checkout',
      'invoice',
      'rating_review',
      'search_history',
      'session',
      'wish',
    ]),
  );
  const { rows: invoices } = await sql<{ row: unknown }>`
    select to_jsonb(i) as row from invoice i where order_number = ${number}`.execute(kysely);
  const elsewhere = shop.browser();
  await elsewhere.logIn(email);
  const foreign = await browser.send(page, to('delete-account'), { Origin: 'https://other.example' });
  expect(foreign.status).toBe(403);
  const both = await Promise.all([browser, elsewhere].map((each) => each.send(page, to('delete-account'))));
  expect(both.map(({ status }) => status)).toContain(303);
  const led = both.find(({ status }) => status === 303)?.headers.location ?? '';
  expect(seenText((await shop.browser().get(led)).text)).toContain('Dein Konto ist gelöscht');
  for (const each of [browser, elsewhere]) expect(await kindOf(each)).toBe('anonymous');
  expect((await shop.browser().logIn(email)).status).toBe(422);

  const [told, ...more] = (await shop.mails()).filter(({ mail }) => mail.to.address === email);
  expect([told?.mail.purpose, more]).toEqual(['account-deleted', []]);
  expect(told?.mail.text).toContain('bewahren wir getrennt auf');
  await sql`delete from mail_outbox where purpose = 'account-deleted'`.execute(kysely);
  const { kept_record: lawful, ...others } = await tracesOf(words);
  expect(lawful).toContain(number);
  // Amounts by the number of their order, which names nobody any more.
  expect(others).toEqual({ ledger_account: [number], ledger_booking: [number] });
  const { rows: kept } = await sql<{ source: string; record: unknown; year: number }>`
    select source, record, year from kept_record order by source`.execute(kysely);
  expect(kept.map(({ source, year }) => [source, year])).toEqual([
    ['invoice', 2026],
    ['payment', 2026],
  ]);
  expect(kept[0]?.record).toEqual(invoices[0]?.row);
  for (const word of words) expect(written.filter((each) => each.includes(word))).toEqual([]);
});

test('goes when the law’s years are over, with what guests ordered then', async () => {
  const { kysely } = shop.database;
  await order(await guestAtTheEnd(shop.browser()));
  await sql`update shop_order set state = 'delivered'`.execute(kysely);
  const store = createSqlOwnData(shop.database, {
    unsettled: () => Promise.resolve(null),
    timeZoneOf: () => 'Europe/Vienna',
  });
  const configs = shop.shop.tenants.map(({ config }) => config);
  const left = async (day: string): Promise<[boolean, boolean]> => {
    await sweepOwnData(store, configs, Date.parse(day));
    const traces = await tracesOf([email, 'Ó Briain']);
    return [
      traces['kept_record'] !== undefined,
      traces['shop_order'] !== undefined && traces['invoice'] !== undefined,
    ];
  };
  expect(await left('2033-12-31T23:59:59+01:00')).toEqual([true, true]);
  expect(await left('2034-01-01T00:00:00+01:00')).toEqual([false, false]);
  expect(await tracesOf(['Ó Briain', 'n@example.at'])).toEqual({});
});
