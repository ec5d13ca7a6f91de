import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type AccountShop, startAccountShop, type TestBrowser } from './account/account-shop.ts';

// Many customers at the same time, mixed with visitors whom nobody knows: each sees nobody but himself.

const people = 200;
const folder = join(import.meta.dirname, '../../content-fixtures');

let shop: AccountShop;
const browsers: TestBrowser[] = [];
beforeAll(async () => {
  const source = createFilesContentSource({ folder, log: collectingLog() });
  shop = await startAccountShop({ environment: { TRUST_PROXY: '1' }, source });
  const all = Array.from({ length: people }, (_, at) => at);
  for (let from = 0; from < people; from += 10)
    await Promise.all(all.slice(from, from + 10).map(async (at) => (browsers[at] = await loggedIn(at))));
}, 120_000);
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

/** A name that is nobody else's, in letters alone. */
const markOf = (at: number): string =>
  `Marke${at.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}ende`;
const marks = /Marke[a-z]+ende/g;

async function loggedIn(at: number): Promise<TestBrowser> {
  const browser = shop.browser({ 'X-Forwarded-For': `198.51.100.${at}`, 'Accept-Encoding': 'br' });
  const { email } = await shop.customer({ firstName: markOf(at), email: `${markOf(at)}@example.at` });
  expect((await browser.logIn(email, at % 2 ? { stay: 'yes' } : {})).status).toBe(200);
  return browser;
}

test('no answer holds the mark of another, be it a page, a call or data', async () => {
  const gateway = { query: '{ customer { firstName email } }' };
  const own: readonly ((browser: TestBrowser) => ReturnType<TestBrowser['get']>)[] = [
    (browser) => browser.get('/mein-konto'),
    (browser) => browser.get('/api/customer/v1'),
    (browser) => browser.call('/api/gateway/', gateway),
    (browser) => browser.get('/mein-konto/meine-persoenlichen-daten'),
  ];
  const shared = ['/', '/lp/herbst', '/service-hilfe', '/api/voucher', '/gibt-es-nicht'];
  const foreign: unknown[] = [];
  let seen = 0;
  async function visit(at: number): Promise<void> {
    const browser = browsers[at] as TestBrowser;
    for (let round = 0; round < 2; round++) {
      const stranger = shop.browser();
      const [mine, ...others] = await Promise.all([
        own[(at + round) % own.length]?.(browser),
        browser.get(shared[(at + round) % shared.length] ?? '/'),
        stranger.get('/mein-konto'),
        stranger.get(shared[at % shared.length] ?? '/'),
        stranger.call('/api/gateway/', gateway),
      ]);
      const found = new Set(mine?.text.match(marks) ?? []);
      if (found.size !== 1 || !found.has(markOf(at))) foreign.push([at, round, mine?.status, [...found]]);
      // Strangers, and pages that are everybody's, hold nobody's at all.
      for (const { text } of others)
        for (const mark of text.match(marks) ?? []) foreign.push([at, round, mark]);
      seen += 1 + others.length;
    }
  }
  await Promise.all(browsers.map((_browser, at) => visit(at)));
  expect(foreign).toEqual([]);
  expect(seen).toBe(people * 2 * 5);
});

test('nobody stands in what the shop tells of itself', async () => {
  for (const path of ['/metrics', '/readyz', '/api/openapi.json'])
    expect((await shop.ask(path)).text.match(marks)).toBeNull();
});
