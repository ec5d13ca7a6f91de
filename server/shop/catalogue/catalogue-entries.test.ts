import { expect, test } from 'vitest';
import {
  type CatalogueEntries,
  type CatalogueEntryInLocale,
  createCatalogueEntries,
} from './catalogue-entries.ts';
import { createMemoryCatalogueStore } from './testing/memory-catalogue-store.ts';
import { testDress, testProduct, testVariant } from './testing/catalogue-product.ts';

const words = {
  attributes: new Map(),
  units: {},
  colours: { families: { green: { de: 'Grün' } } },
};
const category = (id: string, parent: string | null) => ({
  id,
  parent,
  name: { de: `${id} de`, fr: `${id} fr` },
  slug: { de: id },
  picture: null,
});

async function everything(entries: CatalogueEntries): Promise<CatalogueEntryInLocale[]> {
  const all: CatalogueEntryInLocale[] = [];
  for await (const part of entries.all()) all.push(...part);
  return all;
}

test('entries are all that is or was sold in a locale, with paths and facets in its words', async () => {
  const store = createMemoryCatalogueStore();
  await store.putCategories('at', [category('women', null), category('women-dresses', 'women')]);
  const product = (sku: string, more = {}) => ({
    product: testProduct({ sku, variants: [testVariant({ sku: `${sku}.1`, stock: 0 })], ...more }),
  });
  const abroad = testVariant({ sku: '4.1', offers: { 'fr-CH': { price: 100, low30: null, rrp: null } } });
  await store.write('at', {
    put: [
      { product: testDress() },
      product('1'),
      product('3', { gone: { successor: null } }),
      product('4', { variants: [abroad] }),
    ],
  });
  const entries = createCatalogueEntries({ store, tenant: 'at', locale: 'de-AT', words, atOnce: 1 });
  const all = await everything(entries);
  expect(all.map((entry) => entry.product.sku)).toEqual(['1', '4711']);
  expect(all[1]?.categoryPaths).toEqual([
    [
      { id: 'women', name: 'women de' },
      { id: 'women-dresses', name: 'women-dresses de' },
    ],
  ]);
  expect(all[1]?.facets).toContainEqual(
    expect.objectContaining({ facet: 'colour', value: 'green', label: 'Grün' }),
  );
  expect((await entries.of(['4711', '3', 'none'])).map((entry) => entry.product.sku)).toEqual(['4711']);
  const french = createCatalogueEntries({ store, tenant: 'at', locale: 'fr-CH', words });
  const [only] = await everything(french);
  expect(only?.product.sku).toBe('4');
  expect(only?.categoryPaths[0]?.[0]?.name).toBe('women fr');
});
