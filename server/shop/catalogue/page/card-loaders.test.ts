import { describe, expect, test } from 'vitest';
import type { LoadContext } from '../../../../renderer/contract/loader.ts';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { readProducts } from '../../../../schemas/product-slice.ts';
import { testNow, testProduct, testVariant } from '../testing/catalogue-product.ts';
import { createNamedProductsLoader, createRecommendationLoader, readNumbers } from './card-loaders.ts';
import { createShortlists, type ShortlistParts } from './shortlists.ts';
import { readerOf, testCategories } from './testing/page-parts.ts';

const piece = (number: number, more: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  testProduct({ sku: String(number), variants: [testVariant({ sku: `${number}.1` })], ...more });

const soldOut = piece(5, { variants: [testVariant({ sku: '5.1', stock: 0 })] });
const shop = [piece(1), piece(2, { type: 'skirt' }), piece(3), soldOut];

const context = (query: Record<string, string> = {}): LoadContext => ({
  tenant: 'at',
  locale: 'de-AT',
  path: '/',
  parameters: {},
  device: 'web',
  query,
  component: 'product-carousel',
  wantsNewest: false,
});

const numbersOf = (loaded: { ok: boolean; value?: unknown }) =>
  readProducts(loaded.value as { products: unknown[] }).cards.map(({ sku }) => sku);

const parts = {
  reader: readerOf(...shop),
  categoriesOf: () => testCategories,
  now: () => testNow,
};

const recommending = (bestOf: ShortlistParts['bestOf']) =>
  createRecommendationLoader({
    ...parts,
    shortlistOf: createShortlists({ reader: parts.reader, bestOf, clock: () => 0 }),
  });

describe('recommendations', () => {
  test('are alike and can be ordered, and follow when one of them changes', async () => {
    const loader = recommending(() => shop.map(({ sku }) => sku));
    const loaded = await loader.load({ sku: '1', count: 8 }, context());
    expect(numbersOf(loaded)).toEqual(['3', '2']);
    expect(loaded).toMatchObject({ tags: ['product:1', 'product:3', 'product:2'] });
  });

  test('come from the category above where the own one has too few', async () => {
    const asked: string[] = [];
    const loader = recommending(({ category }) => {
      asked.push(category);
      return category === 'women-clothing' ? ['2', '3'] : ['2'];
    });
    const loaded = await loader.load({ sku: '1', count: 2 }, context());
    expect(asked).toEqual(['women-dresses', 'women-clothing']);
    expect(numbersOf(loaded)).toEqual(['3', '2']);
  });

  test('are none while there is no search, and cannot be had of what nobody knows', async () => {
    const loader = recommending(() => []);
    expect(numbersOf(await loader.load({ sku: '1', count: 8 }, context()))).toEqual([]);
    expect(await loader.load({ sku: '99', count: 8 }, context())).toMatchObject({
      ok: false,
      tags: ['product:99'],
    });
  });
});

describe('products that an address names', () => {
  test('are shown in its order, those sold out too', async () => {
    const loader = createNamedProductsLoader(parts);
    const loaded = await loader.load({}, context({ artikel: '5,1,77,3' }));
    expect(numbersOf(loaded)).toEqual(['5', '1', '3']);
    expect(loaded).toMatchObject({ tags: ['product:5', 'product:1', 'product:77', 'product:3'] });
    expect(numbersOf(await loader.load({}, context()))).toEqual([]);
  });

  test('are numbers alone, each once, twelve at most', () => {
    expect(readNumbers('1,1,<b>,../x,2')).toEqual(['1', '2']);
    expect(readNumbers(Array.from({ length: 50 }, (_, index) => index).join(','))).toHaveLength(12);
  });
});
