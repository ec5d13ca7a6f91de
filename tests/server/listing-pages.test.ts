import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { createCatalogueEntries } from '../../server/shop/catalogue/catalogue-entries.ts';
import { readCatalogueWords } from '../../server/shop/catalogue/demonstration/read-words.ts';
import { seedCatalogue } from '../../server/shop/catalogue/demonstration/seed-catalogue.ts';
import type { CatalogueStore } from '../../server/shop/catalogue/catalogue-store.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { austrianSynonyms } from '../../server/shop/search/analyser/austrian-synonyms.ts';
import { german } from '../../server/shop/search/analyser/german.ts';
import { noteChanges } from '../../server/shop/search/changes/changes-in-database.ts';
import { createSearchIndexer } from '../../server/shop/search/indexing/search-indexer.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { openTestDatabase } from '../services/test-database.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type Answer, startShop, type ShopUnderTest } from './shop-under-test.ts';

const root = join(import.meta.dirname, '../..');
let database: Database;
let store: CatalogueStore;
let shop: ShopUnderTest;

beforeAll(async () => {
  database = await openTestDatabase({ limits: { statementMs: 20_000 } });
  const words = readCatalogueWords(join(root, 'content-fixtures/catalogue'));
  store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const [tenant, locale] = ['at', 'de-AT'];
  const now = Date.UTC(2026, 10, 28);
  await seedCatalogue({ store, tenant, words, locales: [{ locale, currency: 'EUR' }], now });
  const entries = createCatalogueEntries({ store, tenant, locale, words });
  await createSearchIndexer({
    database,
    tenant,
    locale,
    language: german,
    synonyms: [austrianSynonyms],
    entries,
  }).rebuild();
  shop = await startShop(
    {},
    {
      database,
      source: createFilesContentSource({ folder: join(root, 'content-fixtures'), log: collectingLog() }),
    },
  );
  await vi.waitUntil(async () => (await get('/readyz')).status === 200, { timeout: 60_000, interval: 100 });
}, 120_000);

afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (path: string): Promise<Answer> => shop.ask(path);

const cardsOf = ({ text }: Answer): string[] => [
  ...new Set([...text.matchAll(/href="\/p\/[a-z0-9-]+-(\d+)["?]/g)].map(([, sku]) => sku ?? '')),
];
const canonicalOf = ({ text }: Answer): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
const robotsOf = ({ text }: Answer): string | undefined =>
  /<meta name="robots" content="([^"]+)"/.exec(text)?.[1];

const titleOf = ({ text }: Answer): string | undefined => /<title>([^<]*)/.exec(text)?.[1];

/** Structured data of a page by type. */
function dataOf({ text }: Answer): Map<string, Record<string, unknown>> {
  const found = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => [JSON.parse(json ?? '')].flat() as Record<string, unknown>[],
  );
  return new Map(found.map((data) => [String(data['@type']), data]));
}

describe('the page of a category', () => {
  test('shows its products, tells search engines which, and the way to it', async () => {
    const page = await get('/c/damen/bekleidung/kleider');
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe('Kleider online bestellen | Modehaus Linde');
    expect(cardsOf(page)).toHaveLength(24);
    expect(robotsOf(page)).toBe('index,follow');
    expect(canonicalOf(page)).toBe('https://www.example.at/c/damen/bekleidung/kleider');
    const data = dataOf(page);
    const items = data.get('ItemList')?.itemListElement as { url: string }[];
    expect(items.map(({ url }) => /-(\d+)$/.exec(url)?.[1])).toEqual(cardsOf(page));
    expect(data.get('BreadcrumbList')?.itemListElement).toHaveLength(4);
  });

  test('has a further page of its own, with all products before it', async () => {
    const first = await get('/c/damen');
    expect(first.text).toContain('href="?seite=2"');
    const second = await get('/c/damen?seite=2');
    expect(titleOf(second)).toBe('Damen online bestellen – Seite 2 | Modehaus Linde');
    expect(canonicalOf(second)).toBe('https://www.example.at/c/damen?seite=2');
    expect(cardsOf(second)).toHaveLength(48);
    expect(cardsOf(second).slice(0, 24)).toEqual(cardsOf(first));
  });

  test('is filtered by its address, and only followed with more than one filter', async () => {
    const one = await get('/c/damen?filter=colour:blue&sortierung=price-up');
    expect([robotsOf(one), canonicalOf(one)]).toEqual(['index,follow', 'https://www.example.at/c/damen']);
    const two = await get('/c/damen?filter=colour:blue&filter=colour:red&utm_source=x');
    expect([robotsOf(two), canonicalOf(two)]).toEqual(['noindex,follow', 'https://www.example.at/c/damen']);
    expect(dataOf(two).has('ItemList')).toBe(false);
    expect(two.text).toContain('Blau');
    expect(cardsOf(two).length).toBeGreaterThan(0);
  });

  test('is missing where the shop has none of that name', async () => {
    expect((await get('/c/gibt-es-nicht')).status).toBe(404);
    expect((await get('/c/damen/bekleidung/kleider/rot')).status).toBe(404);
  });
});

test.each([
  '/c/damen',
  '/c/damen/',
  '/c/Damen',
  '/c/DAMEN/',
  '/c//damen',
  '/c/damen//bekleidung',
  '/c/damen/bekleidung/',
  '/c/damen?seite=1',
  '/c/damen?seite=999',
  '/c/damen/?seite=999',
  '/c/damen?seite=-3',
  '/c/damen?seite=99999999999999999999',
  '/c/damen?filter=colour:blue&seite=500',
  '/c/damen?preis=9000000-&seite=3',
  '/c/damen?preis=50-20&sterne=9&sortierung=x',
  '/c/damen?preis=&preis=50',
  '/c/damen?filter=nothing:x&filter=colour:octarine',
  '/c/damen?filter=%00:%00',
  '/c/gibt-es-nicht',
  '/c/gibt-es-nicht/',
  '/c/%2e%2e/x',
  '/c/__proto__',
  '/s',
  '/s/',
  '/s/?q=',
  '/s/?q=%20%20&seite=4',
  '/s/?q=kleid&seite=77',
  '/s?q=kleid',
  '/s/?q=kleid%00',
  '/s/?q=%25%25%25',
  "/s/?q=';drop%20table%20search_product;--",
  '/s/?q=%F0%9F%99%82',
  '/s/?q=%ff%fe',
  `/s/?q=${'x'.repeat(1000)}`,
  `/s/?q=${'wort+'.repeat(200)}`,
  `/s/?q=kleid&${'filter=brand:x&'.repeat(90)}`,
])('%s is answered, after one step at most', async (path) => {
  let page = await get(path);
  let steps = 0;
  while (page.status >= 300 && page.status < 400) {
    expect(++steps).toBe(1);
    page = await get(page.headers.location?.replace(/^https?:\/\/[^/]+/, '') ?? '');
  }
  expect([200, 400, 404]).toContain(page.status);
});

describe('the page of a search', () => {
  test('shows what was found, and is kept out of search engines', async () => {
    const page = await get('/s/?q=kleid');
    expect(page.status).toBe(200);
    expect(titleOf(page)).toContain('kleid');
    expect(robotsOf(page)).toBe('noindex,follow');
    expect(cardsOf(page)).toHaveLength(24);
  });

  test('asks for a term where there is none', async () => {
    for (const path of ['/s/', '/s/?q=', '/s/?q=++']) {
      const page = await get(path);
      expect([page.status, robotsOf(page)]).toEqual([200, 'noindex,follow']);
      expect(page.text).toContain('Bitte gib zunächst Deinen Suchbegriff ein.');
    }
  });

  test('shows a term as text', async () => {
    const page = await get(`/s/?q=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).toMatch(/(&lt;|&#60;)script/);
  });

  test('where nothing is found leads on', async () => {
    const page = await get('/s/?q=qqqqxxzz');
    expect(page.status).toBe(200);
    expect(page.text).toContain('href="/c/damen"');
    expect(cardsOf(page).length).toBeGreaterThan(3);
  });
});

describe('the calls of the search', () => {
  test('are refused in the language of the shop, as problem details', async () => {
    const answer = await get('/api/search/searchv2?q=');
    expect([answer.status, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(JSON.parse(answer.text)).toMatchObject({
      status: 400,
      detail: 'Bitte gib zunächst Deinen Suchbegriff ein.',
    });
  });

  test('tell prices and stock as they are now', async () => {
    const cheapest = async (): Promise<{ sku: string; price: number }> =>
      JSON.parse((await get('/api/search/searchv2?q=kleid&sortierung=price-up')).text).cards[0];
    const first = await cheapest();
    const { text } = await get('/api/search/searchv2?q=kleid&sortierung=price-down');
    const [dearest] = JSON.parse(text).cards as { sku: string }[];
    const product = await store.product('at', dearest?.sku ?? '');
    const prices = (product?.variants ?? []).map(({ sku }) => ({
      sku,
      locale: 'de-AT',
      price: 100,
      at: shop.now(),
    }));
    expect(await store.write('at', { prices })).toEqual({ ok: true });
    await vi.waitUntil(
      async () => {
        shop.advance(1100);
        return (await cheapest()).sku === dearest?.sku;
      },
      { timeout: 20_000, interval: 250 },
    );
    expect(await cheapest()).toMatchObject({ sku: dearest?.sku, price: 100 });
    expect(first.sku).not.toBe(dearest?.sku);
  });
});
