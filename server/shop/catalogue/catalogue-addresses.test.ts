import { expect, test } from 'vitest';
import { createCatalogueAddresses } from './catalogue-addresses.ts';
import { createCategoryTree } from './category-tree.ts';
import { testProduct, testVariant } from './testing/catalogue-product.ts';

const women = { id: 'women', parent: null, name: { de: 'Damen' }, slug: { de: 'damen' }, picture: null };
const trees = new Map([['at', createCategoryTree([women])]]);
const products = new Map([
  ['4711', testProduct()],
  ['1', testProduct({ sku: '1', gone: { successor: '4711' } })],
  ['2', testProduct({ sku: '2', gone: { successor: null } })],
]);

function addressesWith(product: (sku: string) => Promise<ReturnType<typeof testProduct> | null>) {
  return createCatalogueAddresses(
    {
      product: (_tenant, sku) => product(sku),
      products: async (_tenant, skus) =>
        (await Promise.all(skus.map(product))).filter((each) => each !== null),
    },
    (tenant) => trees.get(tenant) ?? createCategoryTree([]),
    { sizeTables: new Map() },
  );
}

const addresses = addressesWith(async (sku) => products.get(sku) ?? null);

test.each([
  ['4711', 'wickelkleid', 'show'],
  ['4711', 'etwas', 'redirect'],
  ['1', 'wickelkleid', 'redirect'],
  ['2', 'wickelkleid', 'gone'],
  ['3', 'wickelkleid', 'unknown'],
])('the product %s at "%s": %s', async (sku, slug, outcome) => {
  expect(await addresses.productAt('at', 'de-AT', { slug, sku })).toBe(outcome);
});

test('a category is at its own address', async () => {
  expect(await addresses.hasCategory('at', 'de-AT', 'damen')).toBe(true);
  expect(await addresses.hasCategory('at', 'de-AT', 'herren')).toBe(false);
});

test('a product can be ordered now, from the day on which more arrives, or never', async () => {
  const now = Date.parse('2026-12-01T00:00:00Z');
  const soldOut = (restock: number | null) => [
    testVariant({ stock: 0, delivery: { mode: 'parcel', days: [2, 4], restock } }),
  ];
  const sold = new Map([
    ...products,
    ['5', testProduct({ sku: '5', variants: soldOut(now + 1000) })],
    ['6', testProduct({ sku: '6', variants: soldOut(null) })],
    ['7', testProduct({ sku: '7', variants: [testVariant({ delivery: null })] })],
  ]);
  const catalogue = addressesWith(async (sku) => sold.get(sku) ?? null);
  const from = await catalogue.orderableFrom('at', 'de-AT', ['4711', '5', '6', '7', '2', '3'], now);
  expect([...(from?.values() ?? [])]).toEqual([now, now + 1000, Infinity, Infinity, Infinity, Infinity]);
});

test('of a shop without a catalogue, and of a store that is away, nobody knows', async () => {
  expect(await addresses.hasCategory('default', 'de-DE', 'damen')).toBeUndefined();
  expect(await addresses.productAt('default', 'de-DE', { slug: 'a', sku: '3' })).toBeUndefined();
  const away = addressesWith(() => Promise.reject(new Error('away')));
  expect(await addresses.orderableFrom('default', 'de-DE', ['3'], 0)).toBeUndefined();
  expect(await away.orderableFrom('at', 'de-AT', ['3'], 0)).toBeUndefined();
  expect(await away.productAt('at', 'de-AT', { slug: 'a', sku: '3' })).toBeUndefined();
});
