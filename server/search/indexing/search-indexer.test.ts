import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { austrianSynonyms } from '../languages/austrian-synonyms.ts';
import { createAnalyser } from '../analyser/analyser.ts';
import { german } from '../languages/german.ts';
import { wordsInDatabase } from '../correction/words-in-database.ts';
import { buildColumns } from '../index/build-columns.ts';
import type { Columns } from '../index/columns.ts';
import { rowsInDatabase } from '../index/rows-in-database.ts';
import { openSnapshot } from '../index/snapshot.ts';
import { plainList } from '../query/search-request.ts';
import { searchProducts, type SearchAnswer } from '../search-products.ts';
import { phrasesInDatabase } from '../suggest/phrases-in-database.ts';
import { suggest } from '../suggest/suggest.ts';
import { type DatabaseShop, openDatabaseShop } from '../testing/database-shop.ts';
import { openDemonstration } from '../testing/demonstration-shop.ts';
import { readWords } from './search-indexer.ts';

let shop: DatabaseShop;
beforeAll(async () => {
  shop = await openDatabaseShop(720);
});
afterAll(() => shop.database.close());

const source = () => rowsInDatabase(shop.database, 'at', 'de-AT');
const load = async (): Promise<Columns> => buildColumns(await source().readRows());

async function search(term: string): Promise<SearchAnswer> {
  const { database } = shop;
  const words = await readWords(database.kysely, 'at', 'de-AT');
  if (!words) throw new Error('no words');
  return searchProducts(
    { ...plainList, term },
    {
      analyser: createAnalyser(german, words, [austrianSynonyms]),
      snapshot: openSnapshot(await load(), 1),
      candidates: wordsInDatabase(database, 'at', 'de-AT'),
    },
  );
}

async function skusOf({ hits }: SearchAnswer): Promise<string[]> {
  const docs = hits.map(({ doc }) => doc);
  const { rows } = await sql<{ sku: string }>`
    select sku from unnest(${docs}::integer[]) with ordinality as h(doc, number)
      join search_product using (doc) where tenant = 'at' order by number`.execute(shop.database.kysely);
  return rows.map(({ sku }) => sku);
}

async function change(sku: string, more: (product: CatalogueProduct) => Partial<CatalogueProduct>) {
  const product = await shop.store.product('at', sku);
  if (!product) throw new Error(sku);
  await shop.store.write('at', { put: [{ product: { ...product, ...more(product) } }] });
}

const named = (name: string) => (product: CatalogueProduct) => ({
  texts: { ...product.texts, de: { ...product.texts.de!, name, noun: '' } },
});

describe('an index in the database', () => {
  test('is not there before it has been built', async () => {
    await expect(source().readRows()).rejects.toThrow('at in de-AT');
    expect(await readWords(shop.database.kysely, 'at', 'de-AT')).toBeNull();
    expect(await shop.indexer.update([])).toBeNull();
  });

  test('holds what an index in memory holds of the same products', async () => {
    const { products, version } = await shop.indexer.rebuild();
    const memory = await openDemonstration('at', 'de-AT', german, [austrianSynonyms]);
    expect(products).toBe(memory.products.length);
    expect(version).toBe(1);
    const { variantIds: _own, ...columns } = await load();
    const { variantIds: _others, ...expected } = memory.snapshot.columns;
    for (const name of Object.keys(expected) as (keyof typeof expected)[])
      expect(columns[name], name).toEqual(expected[name]);
  });

  test('corrects and suggests from its tables', async () => {
    expect((await search('snaeker')).corrected).toMatchObject([{ written: 'snaeker' }]);
    expect((await search('klied')).corrected).toMatchObject([{ written: 'klied', instead: 'Kleid' }]);
    const { phrases, docs } = await suggest('klei', phrasesInDatabase(shop.database, 'at', 'de-AT'), german);
    expect(phrases[0]?.display).toBe('Kleid');
    expect(docs.length).toBeGreaterThan(0);
  });

  test('keeps its numbers when it is built again', async () => {
    const numbers = async () => {
      const { rows } = await sql`
        select 'p' as kind, sku as name, doc as id from search_product where tenant = 'at'
        union all select 'v', sku, id from search_variant where tenant = 'at'
        union all select 'f', name, id from search_facet where tenant = 'at'
        union all select 'l', name, id from search_value where tenant = 'at'
        union all select 't', term, id from search_term where tenant = 'at' order by 1, 2`.execute(
        shop.database.kysely,
      );
      return rows;
    };
    const before = await numbers();
    const [first = ''] = await shop.store.list('at', null, 1);
    await change(first, () => ({ gone: { successor: null } }));
    expect((await shop.indexer.rebuild()).version).toBe(2);
    expect(await numbers()).toEqual(before);
    expect((await load()).wordsVersion).toBe(2);
  });

  test('takes changed, new and gone products in without being built again', async () => {
    const [one = '', other = ''] = (await shop.store.list('at', '8000100', 2)) ?? [];
    await change(one, named('Quetzalfedernschmuck'));
    await change(other, () => ({ gone: { successor: null } }));
    const product = (await shop.store.product('at', one))!;
    const variants = product.variants.map((variant) => ({ ...variant, sku: `new-${variant.sku}` }));
    await shop.store.write('at', { put: [{ product: { ...product, sku: 'new', variants } }] });
    const before = (await load()).docs.length;
    expect(await shop.indexer.update([one, other, 'new', 'none'])).toEqual({ products: 2 });
    expect((await load()).docs).toHaveLength(before);
    expect((await skusOf(await search('quetzalfedernschmuck'))).toSorted()).toEqual([one, 'new']);
    expect((await search('quetzalfedernschmukc')).corrected).toHaveLength(1);
  });

  test('shows a price that no index could hold as the highest that it holds', async () => {
    const [sku = ''] = await shop.store.list('at', '8000200', 1);
    const variant = (await shop.store.product('at', sku))!.variants[0]!;
    const prices = [{ sku: variant.sku, locale: 'de-AT', price: 99_999_999_999, at: Date.UTC(2027, 0) }];
    expect(await shop.store.write('at', { prices })).toEqual({ ok: true });
    expect(Math.max(...(await load()).prices)).toBe(2 ** 31 - 1);
  });

  test('is not read half old, half new', async () => {
    const rows = await source().readRows();
    await shop.indexer.rebuild();
    await expect(buildColumns(rows)).rejects.toThrow('anew');
  });
});
