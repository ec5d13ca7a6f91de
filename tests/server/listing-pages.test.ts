import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import type { CatalogueStore } from '../../server/shop/catalogue/catalogue-store.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { testProduct, testVariant } from '../../server/shop/catalogue/testing/catalogue-product.ts';
import { noteChanges } from '../../server/search/changes/changes-in-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { elementWith, seenText } from '../running/seen-text.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { type Answer, startShop, type ShopUnderTest } from './shop-under-test.ts';

// Lists of a running shop with its own content and the demonstration's products, and the products that they lead to.

let database: Database;
let store: CatalogueStore;
let shop: ShopUnderTest;

beforeAll(async () => {
  database = await openSeededDatabase('2026-12-01');
  store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const folder = join(import.meta.dirname, '../../content-fixtures');
  shop = await startShop(
    {},
    { database, source: createFilesContentSource({ folder, log: collectingLog() }) },
  );
  while (!shop.shop.ready()) await sleep(20);
}, 120_000);

afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (path: string, host = 'at.localhost'): Promise<Answer> =>
  shop.ask(path, { headers: { Host: host } });

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
    expect(titleOf(page)).toBe('Kleider online kaufen | Modehaus Linde');
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
    expect(titleOf(second)).toBe('Damenmode online kaufen – Seite 2 | Modehaus Linde');
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
  ['fashion', '/c/damen/bekleidung', /kleid|hose|bluse|jacke|mantel|shirt|pullover|rock/i],
  ['shoes', '/c/schuhe', /schuh|stiefel|sneaker|sandale|pumps/i],
  ['furniture', '/c/moebel', /sofa|tisch|bett|schrank|regal|stuhl|sessel/i],
  ['home', '/c/wohnen', /lampe|leuchte|teppich|kissen|vorhang|decke|bettwäsche|vase/i],
  ['large appliances', '/c/haushalt/waschen-trocknen', /wasch|kühl|geschirr|trockner|herd|backofen/i],
  ['tyres', '/c/reifen', /reifen/i],
  ['electronics', '/c/technik', /tv|fernseher|smartphone|kopfhörer|notebook|laptop|tablet/i],
])('the menu of the home page leads to %s: %s', async (_offer, path, kinds) => {
  const menu = elementWith((await get('/')).text, 'class="page-header"');
  expect(seenText(elementWith(menu, ` href="${path}"`))).not.toBe('');
  const page = await get(path);
  expect(page.status).toBe(200);
  expect(cardsOf(page).length).toBeGreaterThan(5);
  const items = dataOf(page).get('ItemList')?.itemListElement as { name: string }[];
  // Units stay with their numbers: as text, the hard space is one like others.
  const names = items.map(({ name }) => name.replaceAll('\u00a0', ' '));
  expect(names.filter((name) => kinds.test(name)).length).toBeGreaterThan(names.length / 2);
  expect(seenText(elementWith(page.text, 'class="page-main"'))).toContain(names[0]);
});

test('the page of a product asks how it is liked, with an answer for each step', async () => {
  const [sku = ''] = cardsOf(await get('/c/damen/bekleidung/kleider'));
  const product = await store.product('at', sku);
  const { text } = await get(`/p/${product?.texts['de']?.slug}-${sku}`);
  const survey = elementWith(text, 'id="_.umfrage-product"');
  expect(seenText(survey)).toContain('Sagt Dir diese Seite alles, was Du wissen willst?');
  expect(survey.match(/<input type="radio"[^>]* name="step"/g)).toHaveLength(5);
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

/** Asks the shop that has several languages. */
const other = (path: string): Promise<Answer> => get(path, 'default.localhost');
const alternatesOf = ({ text }: Answer): Map<string, string> =>
  new Map(
    [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', address = '']) => [language, new URL(address).pathname],
    ),
  );

describe('the page of a category in several languages', () => {
  test('names the others, and each of them names it back', async () => {
    const german = await other('/c/damen/bekleidung');
    const all = alternatesOf(german);
    expect([...all.keys()].toSorted()).toEqual(['de-DE', 'fr-CH', 'nl-NL', 'x-default']);
    expect(all.get('de-DE')).toBe('/c/damen/bekleidung');
    for (const address of all.values()) {
      const page = await other(address);
      expect([address, page.status]).toEqual([address, 200]);
      expect(alternatesOf(page)).toEqual(all);
    }
  });

  test('names none where it is filtered, sorted or a further page', async () => {
    for (const query of ['?filter=colour:blue', '?sortierung=price-up', '?seite=2'])
      expect([query, alternatesOf(await other(`/c/damen${query}`)).size]).toEqual([query, 0]);
  });

  test('has its words and links in the language of the page', async () => {
    const french = alternatesOf(await other('/c/damen/bekleidung')).get('fr-CH') ?? '';
    const page = await other(`${french}?filtre=colour:blue`);
    expect(page.text).toContain('Couleur');
    expect(page.text).toContain('Bleu');
    expect(page.text).toMatch(/href="\/fr\/p\/[a-z0-9-]+-\d+\?[^"]+"/);
    expect(page.text).toMatch(/CHF/);
    const moved = await other('/fr/c/damen/bekleidung');
    expect([moved.status, moved.headers.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([308, french]);
  });
});

describe('the page of a product in several languages', () => {
  /** Asks at every address that is named; each must name the same ones. */
  async function expectMutual(all: ReadonlyMap<string, string>): Promise<void> {
    for (const address of all.values()) {
      const page = await other(address);
      expect([address, page.status]).toEqual([address, 200]);
      expect(alternatesOf(page)).toEqual(all);
    }
  }

  test('names those that sell it, and each of them names it back', async () => {
    const { text } = await other('/c/damen/bekleidung');
    const address = /\/p\/[a-z0-9-]+-\d+/.exec(text)?.[0] ?? '';
    const all = alternatesOf(await other(address));
    expect([...all.keys()].toSorted()).toEqual(['de-DE', 'fr-CH', 'nl-NL', 'x-default']);
    expect(all.get('de-DE')).toBe(address);
    await expectMutual(all);
  });

  test('leaves out a language that does not sell it, where it is missing', async () => {
    const offer = { price: 6999, low30: null, rrp: null };
    const variant = testVariant({ offers: { 'de-DE': offer, 'fr-CH': offer } });
    const put = [{ product: testProduct({ variants: [variant] }) }];
    expect(await store.write('default', { put })).toEqual({ ok: true });
    const all = alternatesOf(await other('/p/wickelkleid-4711'));
    expect(Object.fromEntries(all)).toEqual({
      'de-DE': '/p/wickelkleid-4711',
      'fr-CH': '/fr/p/robe-portefeuille-4711',
      'x-default': '/p/wickelkleid-4711',
    });
    await expectMutual(all);
    expect((await other('/nl/p/wickelkleid-4711')).status).toBe(404);
  });
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
      expect(seenText(page.text)).toContain('Bitte gib zunächst Deinen Suchbegriff ein.');
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

  test('suggest what begins so, with products to go to', async () => {
    const { terms, categories, products } = JSON.parse(
      (await get('/api/search/suggest?q=rega')).text,
    ) as Record<
      'terms' | 'categories' | 'products',
      { label?: string; href: string; picture?: { src: string } | null }[]
    >;
    expect([...terms, ...categories].map(({ label }) => label).join()).toMatch(/regal/i);
    expect(products.length).toBeGreaterThan(0);
    for (const { href } of [...terms.slice(0, 1), ...categories.slice(0, 1), ...products.slice(0, 1)])
      expect((await get(href)).status).toBe(200);
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
