import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demonstrationCategories } from '../../../../content-fixtures/demonstration/products/demonstration-categories.ts';
import { demonstrationProducts } from '../../../../content-fixtures/demonstration/products/demonstration-products.ts';
import { readSlices } from '../../../../content-fixtures/demonstration/products/read-slices.ts';
import { catalogueProduct, type CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { readPictureRecipes } from '../../../upkeep/read-picture-recipes.ts';
import { readShippedWords } from '../../../upkeep/read-shipped-words.ts';
import type { CatalogueStore } from '../catalogue-store.ts';
import { createMemoryCatalogueStore } from '../testing/memory-catalogue-store.ts';
import { exportedProduct } from './exported-product.ts';
import { importFiles } from './import-files.ts';
import type { ImportPlan } from './plan-import.ts';

const root = join(import.meta.dirname, '../../../..');
const words = readShippedWords(root);
const now = Date.UTC(2026, 10, 28, 9);
const locales = [
  { locale: 'de-AT', currency: 'EUR' },
  { locale: 'fr-CH', currency: 'CHF' },
] as const;

const slices = readSlices(join(root, 'content-fixtures/at/buckets'), ['de-AT']);
const made = [...demonstrationProducts({ words, locales, now, slices, count: 600 })];

/** What an import of the export of these products does to a store. */
async function bring(
  locale: string,
  all: readonly CatalogueProduct[],
  store: CatalogueStore,
): Promise<ImportPlan> {
  const products = all.map((product) => exportedProduct(product, locale));
  const { plan } = await importFiles({
    store,
    tenant: 'at',
    files: [{ name: 'export.json', bytes: new TextEncoder().encode(JSON.stringify({ products })) }],
    isDry: false,
    terms: {
      locale,
      now,
      categories: new Set(demonstrationCategories(words, 'at').map(({ id }) => id)),
      pictures: new Set(
        readPictureRecipes(root, join(root, 'content-fixtures/pictures')).map(({ id }) => id),
      ),
      safetyOf: (brand) => words.brands.get(brand),
      attributes: words.attributes,
      sizeTables: new Set(words.sizeTables.keys()),
    },
  });
  return plan;
}

test.each(['de-AT', 'fr-CH'])('an import of an export in %s changes nothing', async (locale) => {
  const store = createMemoryCatalogueStore();
  await store.write('at', { put: made });
  const plan = await bring(
    locale,
    made.map(({ product }) => product),
    store,
  );
  expect([plan.refused, plan.change, plan.insert]).toEqual([[], [], []]);
  expect(plan.unchanged).toHaveLength(made.length);
});

test('an export brings its products into an empty shop', async () => {
  const store = createMemoryCatalogueStore();
  const all = made.map(({ product }) => product);
  const plan = await bring('de-AT', all, store);
  expect([plan.refused, plan.insert.length]).toEqual([[], made.length]);
  for (const product of all.slice(0, 50)) {
    const brought = await store.product('at', product.sku);
    expect(brought && exportedProduct(brought, 'de-AT')).toEqual(exportedProduct(product, 'de-AT'));
  }
});

test('whatever a product has or lacks, an import of its export changes nothing', async () => {
  const link = fc.record({ 'de-AT': fc.constant('/a.pdf'), de: fc.constant('/b.pdf') }, { requiredKeys: [] });
  const kinds = ['tyre-sheet', 'energy-sheet', 'manual', 'energy-label'] as const;
  const patch = fc.record(
    {
      documents: fc
        .shuffledSubarray([...kinds])
        .chain((some) => fc.tuple(...some.map((kind) => link.map((links) => ({ kind, links }))))),
      rating: fc.constant(null),
      gone: fc.constantFrom(null, { successor: null }, { successor: '1' }),
      badges: fc.constantFrom([], ['organic']),
      brand: fc.constantFrom('', 'Unbekannt'),
      taxClass: fc.constantFrom('standard', 'reduced'),
      sizeTable: fc.constantFrom(
        null,
        made.find(({ product }) => product.sizeTable)?.product.sizeTable ?? null,
      ),
      attributes: fc.constantFrom(
        [],
        [{ key: 'unknown', kind: 'choice' as const, values: ['one'] }],
        [{ key: 'note', kind: 'text' as const, text: { de: 'Text' } }],
      ),
    },
    { requiredKeys: [] },
  );
  const variant = fc.record(
    {
      gtin: fc.constant(null),
      stock: fc.constantFrom(0, 7),
      delivery: fc.constantFrom(null, { mode: 'freight', days: [3, 9], restock: now }),
      offers: fc.constantFrom({}, { 'fr-CH': { price: 5, low30: null, rrp: 9 } }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...made), patch, fc.array(variant), async ({ product }, own, some) => {
      const changed = catalogueProduct.parse({
        ...product,
        ...own,
        variants: product.variants.map((each, index) => ({ ...each, ...some[index] })),
      });
      const store = createMemoryCatalogueStore();
      await store.write('at', { put: [{ product: changed }] });
      const before = await store.product('at', product.sku);
      const plan = await bring('de-AT', [changed], store);
      expect([plan.refused, plan.change]).toEqual([[], []]);
      expect(await store.product('at', product.sku)).toEqual(before);
    }),
  );
});
