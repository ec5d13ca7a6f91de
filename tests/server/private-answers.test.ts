import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partQuery } from '../../schemas/part-query.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import type { Account } from '../../server/shop/account/account.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { testDress } from '../../server/shop/catalogue/testing/catalogue-product.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import {
  type AccountShop,
  cookiesOf,
  kindOf,
  password,
  startAccountShop,
  type TestBrowser,
} from './account/account-shop.ts';
import type { Answer } from './shop-under-test.ts';

// What is one visitor's reaches nobody else, and what is everybody's stays so: on the shop's own pages.

const folder = join(import.meta.dirname, '../../content-fixtures');
const content = () => createFilesContentSource({ folder, log: collectingLog() });
const start = Date.parse('2026-12-01T12:00:00+01:00');
const now = (): number => start;

const anna = {
  ...{ email: 'Kanarienvogel@example.at', firstName: 'Kanaria', lastName: 'Vogelsang' },
  customerNumber: '74203961',
};
const traces = /kanari|vogelsang/i;

/** Pages that are everybody's, and calls that everybody may keep. */
const publicPaths = [
  '/',
  '/lp/herbst',
  '/service-hilfe',
  '/storefront',
  '/p/wickelkleid-4711',
  '/p/wickelkleid-4711?farbe=black&groesse=40',
  // Has reviews.
  '/p/wickelkleid-mit-puffaermeln-und-bluetendruck-110412',
  '/c/damen',
  '/c/damen?filter=colour:blue&sortierung=price-up',
  '/s/?q=kleid',
  '/api/search/searchv2?q=kleid',
  '/api/search/suggest?q=kle',
  '/api/inform/rating/all/get?sku=110412',
  '/api/voucher',
  '/api/servicelayer?identifier=delivery',
  '/api/openapi.json',
  '/robots.txt',
];
const absentPaths = ['/gibt-es-nicht', '/p/x-99999999'];

/** A shop with products, among them one in two colours, whose clock stands still. */
async function openShop(): Promise<AccountShop> {
  const database = await openSeededDatabase('2026-12-01');
  const catalogue = createSqlCatalogueStore(database, { onWritten: async () => {} });
  expect(await catalogue.write('at', { put: [{ product: testDress() }] })).toEqual({ ok: true });
  // What flows is for who asked first alone: here pages come whole, however slow the machine is.
  const times = { now, clock: now, flowAfterMs: 60_000, loadLimitMs: 60_000 };
  const shop = await startAccountShop({ ...times, source: content(), database });
  while (!shop.shop.ready()) await sleep(20);
  return {
    ...shop,
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

async function collect(browser: TestBrowser): Promise<void> {
  expect((await browser.call('/api/basket/v1/add', { sku: '4711.1', quantity: 1 })).status).toBe(200);
  expect((await browser.call('/api/wishlist/v1/add', { sku: '4711.4' })).status).toBe(200);
}

/** What in a browser nobody guesses: ids, and the key of a guest. */
const secretsOf = ({ cookies }: TestBrowser): string[] =>
  [...cookies.values()].filter((value) => /^[\w-]{20,}$/.test(value));

/** Everything of an answer that does not tell when, or which request it was. */
function seen({ status, headers, text }: Answer): object {
  const { date: _date, age: _age, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, text: text.replaceAll(/"requestId":"[^"]*"/g, '') };
}

describe('a public answer', () => {
  let quiet: AccountShop;
  let busy: AccountShop;
  let customer: Account;
  let visitors: TestBrowser[];
  beforeAll(async () => {
    [quiet, busy] = await Promise.all([openShop(), openShop()]);
    customer = await busy.customer(anna);
    visitors = await Promise.all(
      ['guest', {}, { stay: 'yes' }].map(async (login) => {
        const browser = busy.browser({ 'Accept-Encoding': 'br' });
        if (typeof login === 'object') expect((await browser.logIn(customer.email, login)).status).toBe(200);
        browser.cookies.set('consent', 'C0001,C0003,C0004');
        await browser.call('/api/session/v1/at');
        await collect(browser);
        return browser;
      }),
    );
  }, 120_000);
  afterAll(async () => {
    expect([quiet.leaks(), busy.leaks()]).toEqual([[], []]);
    await quiet.close();
    await busy.close();
  });

  const asked = [...publicPaths, ...absentPaths];
  test.each(asked)('%s is the same to the byte, whoever asked before', async (path) => {
    const untouched = await quiet.ask(path);
    expect(untouched.status).toBe(absentPaths.includes(path) ? 404 : 200);
    const marks = [customer.id, customer.customerNumber];
    const toVisitors: Answer[] = [];
    for (const browser of visitors) {
      const { key } = JSON.parse((await browser.call('/api/session/v1/at')).text) as { key: string };
      toVisitors.push(await browser.get(path, { 'x-ec-token': key, 'Accept-Encoding': 'identity' }));
      toVisitors.push(await browser.get(path, { 'Accept-Encoding': 'identity' }));
      marks.push(key, ...secretsOf(browser));
    }
    const anonymous = await busy.ask(path);
    expect(seen(anonymous)).toEqual(seen(untouched));
    // The page of whoever is logged in is no other one: caches further out may give everybody's.
    for (const answer of toVisitors) {
      expect(seen(answer)).toEqual(seen(untouched));
      expect(cookiesOf(answer)).toEqual([]);
      const told = `${JSON.stringify(answer.headers)} ${answer.text}`;
      expect(told).not.toMatch(traces);
      expect(marks.filter((mark) => told.includes(mark))).toEqual([]);
    }
  });

  test('is asked for by a guest and a customer, who have both collected something', async () => {
    const counts = visitors.map(async (browser) => {
      const basket = JSON.parse((await browser.get('/api/basket/v1/count')).text) as { count: number };
      const wishes = JSON.parse((await browser.get('/api/wishlist/v1/saved')).text) as { count: number };
      return [basket.count, wishes.count];
    });
    expect(await Promise.all(counts)).toEqual([
      [1, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(visitors.map((browser) => secretsOf(browser).length > 0)).toEqual([true, true, true]);
  });

  test('is drawn once for all of them', async () => {
    expect((await visitors[0]?.get('/lp/wohnen'))?.status).toBe(200);
    const before = await drawn(busy);
    for (const browser of [...visitors, busy.browser()]) await browser.get('/lp/wohnen');
    expect(await drawn(busy)).toBe(before);
  });
});

describe('what is one visitor’s', () => {
  let shop: AccountShop;
  let customer: Account;
  let owner: TestBrowser;
  beforeAll(async () => {
    shop = await startAccountShop({ source: content() });
    customer = await shop.customer(anna);
    owner = shop.browser();
    await owner.logIn(customer.email, { stay: 'yes' });
  });
  afterAll(async () => {
    expect(shop.leaks()).toEqual([]);
    await shop.close();
  });

  const personal = [
    '/mein-konto',
    '/mein-konto/meine-persoenlichen-daten',
    `/mein-konto?${partQuery}=1`,
    '/mein-konto?utm_source=x&q=kleid',
    '/%6dein-konto',
    '/anmelden',
    '/anmelden?ziel=%2Fmein-konto&stand=abgemeldet',
    '/registrieren',
    '/passwort-vergessen',
    '/passwort-neu?token=x',
    '/registrieren/bestaetigen?token=x',
    '/api/customer/v1',
    '/api/customer/v1/captcha',
  ];

  test.each(personal)('%s is for no cache, and never answered from one', async (path) => {
    for (const browser of [owner, shop.browser(), owner]) {
      const answer = await browser.get(path, { 'If-None-Match': '"x"' });
      expect([200, 303]).toContain(answer.status);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect([answer.headers['etag'], answer.headers['surrogate-key']]).toEqual([undefined, undefined]);
    }
  });

  test('is told to its owner: the page and the call name the customer', async () => {
    expect((await owner.get('/mein-konto')).text).toMatch(traces);
    expect((await owner.get('/api/customer/v1')).text).toMatch(traces);
    for (const other of [shop.browser(), await another()])
      for (const path of ['/mein-konto', '/api/customer/v1'])
        expect((await other.get(path)).text).not.toMatch(traces);
  });

  test('is told softly by the first name alone', async () => {
    const soft = owner.copy();
    shop.advance(30 * 60_000);
    expect(await kindOf(soft)).toBe('soft');
    const { text } = await soft.get('/api/customer/v1');
    expect(JSON.parse(text)).toEqual({ kind: 'soft', firstName: anna.firstName });
    const page = await soft.get('/mein-konto');
    expect([page.status, page.headers.location]).toEqual([303, '/anmelden?ziel=%2Fmein-konto']);
    await owner.logIn(customer.email, { stay: 'yes' });
  });

  const spellings = [
    '/mein-konto/x.css',
    '/mein-konto;x.css',
    '/mein-konto%2fx.css',
    '/mein-konto%00.css',
    '/mein-konto%0a.css',
    '/mein-konto%3b.css',
    '/mein-konto%23.css',
    '/mein-konto%3f.css',
    '//mein-konto',
    '/./mein-konto',
    '/x/../mein-konto',
    '/%6dein-konto',
    '/MEIN-KONTO',
    '/mein-konto/',
    '/mein-konto/index.html',
    '/fr/mein-konto',
    '/api/customer/v1/',
    '/api/customer/v1/x.css',
    '/api/customer/v1;x.css',
    '/api/customer/v1%2fx.css',
    '/API/customer/v1',
    '/api/Customer/v1',
    '/api/customer/V1',
    '/api//customer/v1',
    '/api/customer/%76%31',
    '/api/customer/v1.css',
    '/api/customer/v1?x.css',
  ];

  test.each(spellings)('%s is not there, or for no cache', async (path) => {
    const { status, text, headers } = await owner.get(path);
    const isPersonal = traces.test(text);
    const isKept = !/no-store/.test(headers['cache-control'] ?? '');
    expect([status, isPersonal && isKept]).toEqual([status, false]);
    // A cache may know a path by its end alone: nothing of the kind shows anything.
    const looksLikeFile = /css|html/.test(path.split('?')[0] ?? '');
    expect(looksLikeFile && status !== 400 && status !== 404).toBe(false);
  });

  test('is no other page in another case, or behind two slashes', async () => {
    for (const path of [
      '/MEIN-KONTO',
      '//mein-konto',
      '/API/customer/v1',
      '/api/Customer/v1',
      '/api//customer/v1',
    ])
      expect([path, [400, 404].includes((await owner.get(path)).status)]).toEqual([path, true]);
  });

  test.each([
    '/API/session/v1/at',
    '/api/SESSION/v1/at',
    '/api/session/v1/at/',
    '/api/session/v1/AT',
    '/API/customer/v1/login',
    '/api/customer/v1/LOGIN',
    '/api/customer/v1/login/',
  ])('%s takes nothing: a call has one spelling', async (path) => {
    const answer = await owner.call(path, { email: customer.email, password: 'x' });
    expect([answer.status, cookiesOf(answer)]).toEqual([404, []]);
  });

  test('stays within the customer: what one searched for is no other’s', async () => {
    owner.cookies.set('consent', 'C0001,C0003');
    const added = await owner.call('/api/search/searchhistory/v1', { term: 'vogelsang hemd' });
    expect(added.status).toBe(204);
    expect((await owner.get('/api/search/searchhistory/v1')).text).toMatch(traces);
    for (const other of [shop.browser(), await another()]) {
      other.cookies.set('consent', 'C0001,C0003');
      expect((await other.get('/api/search/searchhistory/v1')).text).toBe('{"terms":[]}');
    }
  });

  test('comes back from a form without a script as it went, but for the password, and tells of nobody', async () => {
    const sent = (email: string): Promise<Answer> =>
      shop.browser().send('/anmelden', { form: 'login', email, password: 'falsch geraten' });
    const [known, unknown] = [await sent(customer.email), await sent('niemand-hier@example.at')];
    expect([known.status, known.headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(known.text).toContain(`value="${customer.email}"`);
    expect(known.text).not.toContain('falsch geraten');
    const seenOf = (answer: Answer, email: string): object => {
      const { date: _date, 'content-length': _length, ...headers } = answer.headers;
      return { status: answer.status, headers, text: answer.text.replaceAll(email, '') };
    };
    expect(seenOf(unknown, 'niemand-hier@example.at')).toEqual(seenOf(known, customer.email));
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie:%20a=b',
    '/\r\nSet-Cookie: a=b',
    '/..//evil.example',
    '\t//evil.example',
    '/merkzettel#@evil.example',
  ])('leads from a login to %j nowhere else', async (target) => {
    const browser = shop.browser();
    const fields = { form: 'login', email: customer.email, password, target };
    const { status, headers } = await browser.send('/anmelden', fields);
    expect([status, headers['cache-control']]).toEqual([303, 'private, no-store']);
    expect(new URL(headers.location ?? '', 'https://linde.example').origin).toBe('https://linde.example');
    expect(headers.location).toMatch(/^\/(?!\/)/);
    expect(browser.cookies.has('a')).toBe(false);
  });

  test('loses planted cookies with the next answer that is for no cache', async () => {
    const Cookie = `__Host-sid=${'a'.repeat(32)}; __Host-sid=${'b'.repeat(32)}`;
    const page = await shop.browser().get('/mein-konto', { Cookie });
    expect([page.status, cookiesOf(page)]).toEqual([
      303,
      [expect.stringMatching(/^__Host-sid=; Max-Age=0;/)],
    ]);
    // What caches may keep deletes nothing.
    expect(cookiesOf(await shop.browser().get('/', { Cookie }))).toEqual([]);
  });

  async function another(): Promise<TestBrowser> {
    const browser = shop.browser();
    const { email } = await shop.customer({ firstName: 'Bert', lastName: 'Anders' });
    expect((await browser.logIn(email)).status).toBe(200);
    return browser;
  }
});

async function drawn(shop: AccountShop): Promise<number> {
  const { text } = await shop.ask('/metrics');
  return [...text.matchAll(/^page_render_seconds_count\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
