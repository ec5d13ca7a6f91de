import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqlLedger } from '../../../server/shop/ledger/sql-ledger.ts';
import type { LedgerEvent } from '../../../schemas/ledger/ledger-event.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import { chooseCredit, creditShopper } from '../checkout/credit-shopper.ts';
import { address, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';
import { failingStatements } from '../failing-statements.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import type { TestBrowser } from './account-shop.ts';

// What customers see of what is under way, comes back, was booked and is to be paid; and nobody else does.

const dayMs = 86_400_000;
const token = 'a-token-of-the-merchant-long-enough-1';
const overview = '/mein-konto/uebersicht';
const bookings = '/mein-konto/meine-buchungen';
const dates = '/mein-konto/meine-zahltermine';
let shop: OrderShop;
/** Statements with such words fail. */
let failing: RegExp | undefined;

beforeAll(async () => {
  const opened = await openTestDatabase();
  const database = { ...opened, kysely: failingStatements(opened.kysely, () => failing) };
  shop = await startOrderShop({ database, environment: { FULFILMENT_TOKEN: `at=${token}` } });
  const pages = {
    'account-overview': 'account-overview',
    'account-bookings': 'booking-list',
    'account-payment-dates': 'payment-dates',
    'account-data': 'account-data',
  };
  for (const [page, type] of Object.entries(pages))
    shop.content.page({ path: `/_/${page}`, main: [{ type }] });
  shop.content.page({ path: '/_/login', main: [{ type: 'login-form' }] });
  for (const sku of ['100.1', '102.1']) await shop.stock(sku, 1000);
});
afterAll(async () => {
  failing = undefined;
  expect(shop.leaks()).toEqual([]);
  await shop.close();
  await shop.database.close();
});

async function customer(): Promise<TestBrowser> {
  const { email } = await shop.customer();
  const browser = shop.browser();
  expect((await browser.logIn(email)).status).toBe(200);
  return browser;
}

/** Orders articles on an invoice, each by its number; the order's number. */
async function onInvoice(browser: TestBrowser, ...articles: string[]): Promise<string> {
  for (const sku of articles) await browser.send('/warenkorb', { sku });
  await browser.send('/kasse/lieferservice', { form: 'delivery', place: 'home', ...address });
  await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
  await order(browser);
  return newest();
}

/** Orders for 160.00 and its surcharge in three instalments; the order's number. */
async function inInstalments(): Promise<{ browser: TestBrowser; number: string }> {
  const browser = await creditShopper(shop);
  await order(await chooseCredit(browser, { method: 'instalments', count: '3' }));
  return { browser, number: await newest() };
}

/** The number of the order that was placed just now. */
async function newest(): Promise<string> {
  // What is ordered next is newer.
  shop.advance(1000);
  const { rows } = await sql<{ number: string }>`
    select number from shop_order where tenant = 'at' order by placed_at desc, number limit 1`.execute(
    shop.database.kysely,
  );
  return rows[0]?.number ?? '';
}

async function merchant(path: string, body: object): Promise<void> {
  const headers = {
    ...{ Host: 'at.localhost', Authorization: `Bearer ${token}` },
    'Content-Type': 'application/json',
  };
  const { status, text } = await shop.ask(`/api/fulfilment/v1${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
}

const ledger = createSqlLedger({ timeZoneOf: () => 'Europe/Vienna' });
const book = (
  event: Omit<LedgerEvent & { cause: string; amount: number }, 'currency' | 'at'>,
): Promise<boolean> =>
  shop.database.kysely
    .transaction()
    .execute((transaction) =>
      ledger.book(transaction, 'at', { currency: 'EUR', at: shop.now(), ...event } as LedgerEvent),
    );

async function seen(browser: TestBrowser, path: string): Promise<string> {
  const { status, text } = await browser.get(path);
  expect([path, status]).toEqual([path, 200]);
  return plain(seenText(/<main.*<\/main>/s.exec(text)?.[0] ?? text));
}

const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ');

/** The rows of the tables of a page, as they are read. */
async function rowsOf(browser: TestBrowser, path: string): Promise<string[]> {
  const { text } = await browser.get(path);
  return [...text.matchAll(/<tr>(?:(?!<\/tr>).)*<\/tr>/gs)]
    .map(([row]) => plain(seenText(row)))
    .filter((row) => /\d/.test(row));
}

describe('the overview', () => {
  test('says to whoever has ordered nothing that there is nothing', async () => {
    const text = await seen(await customer(), overview);
    expect(text).toContain('Hallo, ');
    expect(text).toContain('Du hast noch nichts bestellt.');
    expect(text).toContain('Du hast keine Rücksendung angemeldet.');
    expect(text).toContain('Fälligkeiten und Zahlungen Du hast nichts zu zahlen.');
  });

  test('is for its customer alone', async () => {
    for (const path of [overview, bookings, dates]) {
      const { status, headers } = await shop.browser().get(path);
      expect([status, headers.location]).toEqual([303, `/anmelden?ziel=${encodeURIComponent(path)}`]);
    }
    const owner = await customer();
    const number = await onInvoice(owner, '102');
    const stranger = await customer();
    for (const path of [overview, bookings, dates]) {
      expect(await seen(owner, path)).toContain(number);
      expect(await seen(stranger, path)).not.toContain(number);
    }
  });

  test('tells of each parcel until it has come, and of what has not left the house', async () => {
    const browser = await customer();
    const number = await onInvoice(browser, '102', '100');
    expect(await seen(browser, overview)).toMatch(
      new RegExp(`Unterwegs Wird vorbereitet, .* Wickelkleid.*, .* Bestellung ${number}`),
    );
    const parcel = { carrier: 'post', trackingNumber: 'AT10001' };
    const pieces = [{ position: 1, quantity: 1 }];
    await merchant(`/orders/${number}/shipments`, { parcels: [{ ...parcel, pieces }] });
    const sent = await seen(browser, overview);
    expect(sent).toMatch(
      /Auf dem Weg zu Dir, kommt [^:]* Wickelkleid Österreichische Post, Sendung AT10001, seit .* Wird vorbereitet, /,
    );
    expect((await browser.get(overview)).text).toContain(
      `href="/mein-konto/meine-bestellungen-und-lieferungen/${number}"`,
    );
    await merchant(`/orders/${number}/deliveries`, parcel);
    const come = await seen(browser, overview);
    expect(come).not.toContain('AT10001');
    expect(come).toContain('Wird vorbereitet');
  });

  test('tells of a return from its declaration on', async () => {
    const browser = await customer();
    const number = await onInvoice(browser, '102');
    const pieces = [{ position: 1, quantity: 1 }];
    const parcel = { carrier: 'post', trackingNumber: 'AT10002' };
    await merchant(`/orders/${number}/shipments`, { parcels: [{ ...parcel, pieces }] });
    await merchant(`/orders/${number}/deliveries`, parcel);
    const back = {
      key: `r-${number}`,
      kind: 'return',
      reason: 'too-small',
      pieces,
    };
    await merchant(`/orders/${number}/returns`, back);
    expect(await seen(browser, overview)).toMatch(
      new RegExp(`Rücksendungen Wir warten auf Dein Paket Wickelkleid Angemeldet am .* Bestellung ${number}`),
    );
    await merchant(`/orders/${number}/receipts`, { return: back.key });
    expect(await seen(browser, overview)).toMatch(/Rücksendungen Bei uns angekommen am /);
  });

  test('says what is due next and what is late, and leads to dates and bookings', async () => {
    const { browser, number } = await inInstalments();
    const soon = await seen(browser, overview);
    expect(soon).toMatch(
      new RegExp(`Offen € \\d+,\\d\\d Als Nächstes: € [\\d,]+, fällig .* 1. Rate · Bestellung ${number}`),
    );
    expect(soon).not.toContain('überfällig');
    const { text } = await browser.get(overview);
    for (const path of [bookings, dates]) expect(text).toContain(`href="${path}"`);
    await sql`
      update ledger_account set claim = jsonb_set(claim, '{plan,dates,0,day}', '"2026-01-05"')
       where order_number = ${number}`.execute(shop.database.kysely);
    expect(await seen(browser, overview)).toMatch(
      /Davon überfällig € [\d,]+ Überfällig: € [\d,]+, fällig war .*1. Rate.* Als Nächstes: .*2. Rate/,
    );
  });

  test('has a hint to the loyalty card for whoever has none', async () => {
    const browser = await customer();
    expect(await seen(browser, overview)).toContain('Payback-Nummer eintragen');
  });
});

describe('bookings', () => {
  test('stand with their day, order and amount, and with what was owed after them', async () => {
    const browser = await customer();
    expect(await seen(browser, bookings)).toContain('Hier ist noch nichts gebucht.');
    const number = await onInvoice(browser, '102');
    await book({ kind: 'payment', order: number, cause: `bank ${number}`, amount: 4000 });
    expect(await seen(browser, bookings)).toContain('Offener Saldo € 59,99');
    expect(await rowsOf(browser, bookings)).toEqual([
      expect.stringMatching(new RegExp(`^Zahlung .* · Bestellung ${number} −€ 40,00 € 59,99$`)),
      expect.stringMatching(new RegExp(`^Bestellung .* · Bestellung ${number} € 99,99 € 99,99$`)),
    ]);
    await book({ kind: 'payment', order: number, cause: `bank2 ${number}`, amount: 7000 });
    expect(await seen(browser, bookings)).toContain('Guthaben € 10,01');
  });

  test('go on after twenty-five', async () => {
    const browser = await customer();
    const number = await onInvoice(browser, '102');
    for (let each = 1; each <= 25; each++)
      await book({ kind: 'payment', order: number, cause: `part ${each} ${number}`, amount: each });
    expect(await rowsOf(browser, bookings)).toHaveLength(25);
    expect((await browser.get(bookings)).text).toContain(`href="${bookings}?seite=2"`);
    expect(await rowsOf(browser, `${bookings}?seite=2`)).toEqual([
      expect.stringMatching(/^Bestellung .* € 99,99$/),
    ]);
  });

  test('are where messages lead', async () => {
    const browser = await customer();
    const { status, headers } = await browser.get('/account/bookings');
    expect([status, headers.location]).toEqual([308, bookings]);
  });

  test('that cannot be read are said to be so, and the rest of each page stands', async () => {
    const browser = await customer();
    const number = await onInvoice(browser, '102');
    failing = /ledger_account/;
    const words = 'Der Saldo kann nicht angezeigt werden. Bitte lade die Seite neu.';
    try {
      expect(await seen(browser, bookings)).toMatch(
        new RegExp(`Meine Buchungen ${words} .*Zu den Rechnungen`),
      );
      expect(await seen(browser, dates)).toMatch(new RegExp(`Meine Zahlungstermine ${words} Alle Buchungen`));
      const text = await seen(browser, overview);
      expect(text).toContain(`Fälligkeiten und Zahlungen ${words}`);
      expect(text).toMatch(new RegExp(`Wird vorbereitet.*${number}`));
    } finally {
      failing = undefined;
    }
    for (const path of [bookings, dates, overview]) expect(await seen(browser, path)).not.toContain(words);
  });
});

describe('dates of payments', () => {
  test('stand by day with what came and what is open, and how it is paid', async () => {
    const { browser, number } = await inInstalments();
    const [first] = await rowsOf(browser, dates);
    const amount = /€ ([\d,]+)/.exec(first ?? '')?.[1] ?? '';
    const cents = Number(amount.replace(',', ''));
    expect(cents).toBeGreaterThan(1000);
    await book({ kind: 'payment', order: number, cause: `bank ${number}`, amount: cents + 1000 });
    const text = await seen(browser, dates);
    expect(text).toContain('Verwendungszweck Deine Bestellnummer');
    expect(text).toContain('Bezahlt (1)');
    const own = `Bestellung ${number}`;
    expect(await rowsOf(browser, dates)).toEqual([
      expect.stringMatching(new RegExp(`^\\d.* 2. Rate · ${own} € [\\d,]+ offen € 10,00 bezahlt$`)),
      expect.stringMatching(new RegExp(`^\\d.* 3. Rate · ${own} € [\\d,]+ offen$`)),
      expect.stringMatching(new RegExp(`^\\d.* 1. Rate · ${own} € ${amount} bezahlt$`)),
    ]);
  });

  test('say what is late', async () => {
    const browser = await customer();
    const number = await onInvoice(browser, '102');
    await sql`
      insert into order_event (tenant, number, subject, state, cause, at)
      values ('at', ${number}, 'order', 'delivered', 'staff', ${shop.now() - 60 * dayMs})`.execute(
      shop.database.kysely,
    );
    expect(await rowsOf(browser, dates)).toEqual([expect.stringMatching(/Rechnung .* € 99,99 überfällig$/)]);
    expect(await seen(browser, dates)).toContain('Davon überfällig € 99,99');
  });

  test('lead to the payment of an order that waits for it, and no longer than that', async () => {
    const browser = await customer();
    shop.content.page({ path: '/_/paylink', main: [{ type: 'pay-link' }] });
    await browser.send('/warenkorb', { sku: '102' });
    await browser.send('/kasse/lieferservice', { form: 'delivery', place: 'home', ...address });
    await browser.send('/kasse/zahlung', { form: 'payment', method: 'paypal' });
    const payUrl = await order(browser);
    const number = await newest();
    const waits = `Bestellung ${number} über € 99,99 wartet auf Deine Zahlung.`;
    for (const path of [overview, dates]) expect(await seen(browser, path)).toContain(waits);
    const link = /href="(\/paylink\?auftrag=[^"]+)"/.exec((await browser.get(dates)).text)?.[1] ?? '';
    expect(await seen(browser, link)).toContain(number);
    await shop.pay(payUrl, 'accept');
    expect(await seen(browser, dates)).not.toContain('wartet auf Deine Zahlung');
  });

  const daysOf = async (browser: TestBrowser): Promise<string[]> =>
    (await rowsOf(browser, dates)).map((row) => /^(\d+)\. /.exec(row)?.[1] ?? '');
  const amountsOf = async (browser: TestBrowser): Promise<string[]> =>
    (await rowsOf(browser, dates)).map((row) => /€ [\d,]+/.exec(row)?.[0] ?? '');

  test('move to another day of the month, which is kept and costs nothing', async () => {
    const { browser, number } = await inInstalments();
    const before = await amountsOf(browser);
    const form = await browser.get(dates);
    const offered = [...elementWith(form.text, ' name="day"').matchAll(/<option[^>]*value="(\d+)"/g)];
    expect(offered.map(([, day]) => day)).toEqual(['1', '5', '10', '15', '20', '25']);
    const own = await daysOf(browser);
    const wanted = own.includes('20') ? '10' : '20';
    const sent = await browser.send(dates, { form: 'payment-day', day: wanted });
    expect([sent.status, sent.headers.location]).toEqual([303, `${dates}?stand=termine-geaendert`]);
    expect(await seen(browser, sent.headers.location ?? '')).toContain(
      'Deine Zahlungstermine sind geändert.',
    );
    expect(await daysOf(browser)).toEqual([wanted, wanted, wanted]);
    expect(await amountsOf(browser)).toEqual(before);
    const told = async () =>
      (await shop.mails()).filter(({ mail }) => mail.purpose === 'payment-day-changed');
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(plain(mail?.mail.text ?? '')).toMatch(
      new RegExp(`Bestellung ${number} von nun an an diesen Tagen fällig:( ${wanted}\\. \\S+ \\d{4}){3} `),
    );
    const again = await browser.send(dates, { form: 'payment-day', day: wanted });
    expect(await told()).toHaveLength(1);
    expect(again.headers.location).toBe(`${dates}?stand=termine-unveraendert`);
    const { rows } = await sql`
      select day_of_month, cause from ledger_day_change where order_number = ${number}`.execute(
      shop.database.kysely,
    );
    expect(rows).toEqual([{ day_of_month: Number(wanted), cause: 'customer' }]);
  });

  test('stay where the shop has no such day, and for everybody else', async () => {
    const { browser, number } = await inInstalments();
    const before = await rowsOf(browser, dates);
    for (const day of ['2', '31', '0', '-1', 'x', ''])
      expect((await browser.send(dates, { form: 'payment-day', day })).status).toBe(422);
    const refused = await browser.send(dates, { form: 'payment-day', day: '2' });
    expect(plain(seenText(refused.text))).toContain('An diesem Tag kannst Du nicht zahlen.');
    const stranger = await customer();
    await stranger.send(dates, { form: 'payment-day', day: '5' });
    const guest = await shop.browser().send(dates, { form: 'payment-day', day: '5' });
    expect([guest.status, guest.headers.location?.startsWith('/anmelden?')]).toEqual([303, true]);
    expect(await rowsOf(browser, dates)).toEqual(before);
    const { rows } = await sql`select from ledger_day_change where order_number = ${number}`.execute(
      shop.database.kysely,
    );
    expect(rows).toHaveLength(0);
  });

  test('of an invoice are not to be chosen', async () => {
    const browser = await customer();
    await onInvoice(browser, '102');
    expect(await seen(browser, dates)).not.toContain('Zahlungstermin ändern');
  });
});

test('who the customer is that cannot be fetched is said to be so', async () => {
  const browser = await customer();
  failing = /from account where/;
  try {
    for (const path of [overview, '/mein-konto/meine-persoenlichen-daten'])
      expect(await seen(browser, path)).toContain('Die Benutzerdaten konnten nicht abgerufen werden.');
  } finally {
    failing = undefined;
  }
  expect(await seen(browser, overview)).not.toContain('Benutzerdaten');
});
