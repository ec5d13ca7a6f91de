import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from './account-shop.ts';
import { seenText } from '../../running/seen-text.ts';
import { address, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';

// What customers see of their orders in their account, and nobody else does.

let shop: OrderShop;
const list = '/mein-konto/meine-bestellungen-und-lieferungen';

beforeAll(async () => {
  shop = await startOrderShop();
  const pages = {
    'account-orders': 'order-list',
    'account-order': 'own-order',
    'account-invoices': 'invoice-list',
    'order-tracking': 'order-tracking',
  };
  for (const [page, type] of Object.entries(pages))
    shop.content.page({ path: `/_/${page}`, main: [{ type }] });
  for (const sku of ['100.1', '102.1', '201.1']) await shop.stock(sku, 1000);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

async function customer(): Promise<TestBrowser> {
  const { email } = await shop.customer();
  const browser = shop.browser();
  expect((await browser.logIn(email)).status).toBe(200);
  return browser;
}

/** Orders articles on an invoice; the order's number. */
async function ordered(browser: TestBrowser, sku: string, quantity = 1): Promise<string> {
  await browser.send('/warenkorb', { sku, quantity: String(quantity) });
  await browser.send('/kasse/lieferservice', {
    form: 'delivery',
    place: 'home',
    ...address,
  });
  await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
  const page = await browser.get(await order(browser));
  return /Bestellnummer\s+(\d{10})/.exec(seenText(page.text))?.[1] ?? '';
}

async function seen(browser: TestBrowser, path: string): Promise<string> {
  const { status, text } = await browser.get(path);
  expect([path, status]).toEqual([path, 200]);
  return seenText(text);
}

describe('the list of orders', () => {
  test('has nothing at first, then each order with its state and what happens next', async () => {
    const browser = await customer();
    expect(await seen(browser, list)).toContain('Du hast noch nichts bestellt.');
    const number = await ordered(browser, '102', 2);
    const text = await seen(browser, list);
    expect(text).toMatch(new RegExp(`Bestellung ${number} .*€ 199,98 Stand bestätigt`));
    expect(text).toContain('Wir stellen Deine Artikel zusammen. Danach gehen sie auf die Reise.');
    await sql`update shop_order set state = 'shipped' where number = ${number}`.execute(shop.database.kysely);
    expect(await seen(browser, list)).toContain('Stand unterwegs');
  });

  test('finds by number, by article and by year', async () => {
    const browser = await customer();
    const dress = await ordered(browser, '102');
    const other = await ordered(browser, '100');
    await sql`
      update shop_order set placed_at = ${Date.UTC(2024, 11, 31, 23, 30)},
             ordered = jsonb_set(ordered, '{lines,0,name}', '"Sofa 100 %"') where number = ${other}`.execute(
      shop.database.kysely,
    );
    const found = async (query: string): Promise<string[]> =>
      [...(await seen(browser, `${list}?${query}`)).matchAll(/Bestellung (\d{10}) Bestellt/g)].map(
        ([, number]) => number ?? '',
      );
    expect(await found('q=')).toEqual([dress, other]);
    expect(await found('q=wickelKLEID')).toEqual([dress]);
    expect(await found(`q=${other.slice(0, 5)}+${other.slice(5)}`)).toEqual([other]);
    // Where the shop is, it was the first of January.
    expect(await found('jahr=2025')).toEqual([other]);
    expect(await found('jahr=2024')).toEqual([]);
    for (const nothing of [
      'q=%25%25',
      'q=_',
      'q=%5C',
      'q=%00',
      "q='+or+1=1--",
      'jahr=2025&q=wickelkleid',
      'seite=2',
    ])
      expect([nothing, await found(nothing)]).toEqual([nothing, []]);
    expect(await seen(browser, `${list}?q=nichts`)).toContain('Dazu haben wir keine Bestellung gefunden.');
  });

  test('goes on after ten orders', async () => {
    const browser = await customer();
    const first = await ordered(browser, '102');
    await sql`
      insert into shop_order (tenant, number, key, token_hash, owner, customer, email, state, ordered, placed_at)
      select tenant, (8000000000 + each)::text, lpad(each::text, 22, 'k'), lpad(each::text, 43, 'h'), owner, customer, email,
             'closed', ordered, placed_at + each
        from shop_order, generate_series(1, 10) each where number = ${first}`.execute(shop.database.kysely);
    const newest = await browser.get(list);
    expect(newest.text).not.toContain(first);
    expect(newest.text).toContain(`href="${list}?seite=2"`);
    const oldest = await browser.get(`${list}?seite=2`);
    expect(oldest.text).toContain(first);
    expect(seenText(oldest.text)).toContain('Neuere Bestellungen');
  });
});

describe('the page of an order', () => {
  test('says what was ordered, where it goes, how it is paid, and leads to its invoice and reviews', async () => {
    const browser = await customer();
    const number = await ordered(browser, '102', 2);
    const page = await browser.get(`${list}/${number}`);
    const text = seenText(page.text);
    expect(text).toContain('Deine Bestellung: bestätigt');
    expect(text).toMatch(
      /Wickelkleid Kornfeld · 2 Stück .*€ 199,98.*Liefer- und Rechnungsadresse.*Zahlung Rechnung/s,
    );
    expect(/<a[^>]*#_.bewertung-schreiben"[^>]*>/.exec(page.text)?.[0]).toMatch(
      /href="\/p\/[a-z0-9-]+-102#.* aria-label="Wickelkleid bewerten"/,
    );
    const invoice = /href="(\/api\/order\/v1\/invoice\?[^"]*)"/.exec(page.text)?.[1] ?? '';
    expect((await browser.get(invoice)).headers['content-type']).toBe('application/pdf');
    const [, track = ''] = /href="(\/bestellung-verfolgen\?auftrag=[^"]+)"/.exec(page.text) ?? [];
    expect(await seen(browser, track)).toMatch(new RegExp(`${number}.*Stornieren`));
    const invoices = await browser.get('/mein-konto/meine-rechnungen');
    expect(seenText(invoices.text)).toMatch(/Rechnung RE-\d{4}-\d{6} Ausgestellt .* Betrag € 199,98/);
    expect(invoices.text).toContain(`href="${invoice}"`);
  });

  test('is there for its customer alone, and for everybody else as if it did not exist', async () => {
    const owner = await customer();
    const number = await ordered(owner, '100');
    const stranger = await customer();
    const guest = await shop.browser().get(`${list}/${number}`);
    expect([guest.status, guest.headers.location]).toEqual([
      303,
      `/anmelden?ziel=${encodeURIComponent(`${list}/${number}`)}`,
    ]);
    const body = (answer: { text: string }): string => seenText(answer.text);
    const nobodys = await stranger.get(`${list}/1000000005`);
    const others = await stranger.get(`${list}/${number}`);
    expect([nobodys.status, others.status]).toEqual([404, 404]);
    expect(body(others)).toBe(body(nobodys));
    for (const odd of ['x', '%00', '1'.repeat(300)])
      expect((await stranger.get(`${list}/${odd}`)).status).not.toBe(200);
    const sent = await stranger.send(`${list}/${number}`, {
      form: 'order-again',
    });
    const sentNobodys = await stranger.send(`${list}/1000000005`, {
      form: 'order-again',
    });
    expect([sent.status, sentNobodys.status]).toEqual([404, 404]);
    expect(await seen(stranger, '/mein-konto/meine-rechnungen')).toContain('Du hast noch keine Rechnung.');
  });

  test('puts its articles into the basket once more, or says that there are none any more', async () => {
    const browser = await customer();
    const number = await ordered(browser, '102', 2);
    const again = await browser.send(`${list}/${number}`, {
      form: 'order-again',
    });
    expect([again.status, again.headers.location]).toEqual([303, '/warenkorb']);
    expect(JSON.parse((await browser.get('/api/basket/v1/count')).text)).toMatchObject({ count: 2 });
    await sql`update shop_order set ordered = jsonb_set(ordered, '{lines,0,sku}', '"999"') where number = ${number}`.execute(
      shop.database.kysely,
    );
    const none = await browser.send(`${list}/${number}`, {
      form: 'order-again',
    });
    expect(none.status).toBe(422);
    expect(seenText(none.text)).toContain('Von dieser Bestellung gibt es leider nichts mehr.');
  });
});

test('a review of what its author has bought is kept as verified', async () => {
  const buyer = await customer();
  await ordered(buyer, '102');
  const review = {
    sku: '102',
    stars: '5',
    title: 'Sehr schön',
    author: 'Anna',
    recommended: 'yes',
  };
  const text = 'Sitzt gut und fällt weich, genau wie auf dem Bild.';
  const send = (browser: TestBrowser, more: object): Promise<{ status: number }> =>
    browser.call('/api/inform/rating/new/store', { ...review, ...more });
  expect((await send(buyer, { text })).status).toBe(201);
  expect((await send(await customer(), { text: `${text} Ich trage es oft.` })).status).toBe(201);
  const { rows } = await sql<{ verified: boolean }>`
    select verified from rating_review where sku = '102' and body like ${`${text.slice(0, 20)}%`} order by length(body)`.execute(
    shop.database.kysely,
  );
  expect(rows).toEqual([{ verified: true }, { verified: false }]);
});
