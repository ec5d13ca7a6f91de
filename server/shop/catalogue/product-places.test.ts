import { expect, test } from 'vitest';
import { createMemoryCatalogueStore } from './testing/memory-catalogue-store.ts';
import { productPlaces } from './product-places.ts';
import { testProduct, testVariant } from './testing/catalogue-product.ts';

test('every product has its page in each locale that sells it, up to a number', async () => {
  const store = createMemoryCatalogueStore();
  const offer = { price: 100, low30: null, rrp: null };
  const put = ['a', 'b', 'c'].map((sku, index) => ({
    product: testProduct({
      sku,
      variants: [
        testVariant({
          sku: `${sku}1`,
          offers: index === 1 ? { 'de-AT': offer } : { 'de-AT': offer, 'fr-CH': offer },
        }),
      ],
    }),
  }));
  expect(await store.write('at', { put })).toEqual({ ok: true });
  const found = await productPlaces({
    store,
    tenant: 'at',
    locales: ['de-AT', 'fr-CH', 'nl-NL'],
    pathOf: (_locale, { slug, sku }) => `/p/${slug}-${sku}`,
    max: 2,
  });
  expect(found.get('de-AT')).toEqual([
    { path: '/p/wickelkleid-a', alternates: [{ locale: 'fr-CH', path: '/p/robe-portefeuille-a' }] },
    { path: '/p/wickelkleid-b', alternates: [] },
  ]);
  expect(found.get('fr-CH')?.map(({ path }) => path)).toEqual([
    '/p/robe-portefeuille-a',
    '/p/robe-portefeuille-c',
  ]);
  expect(found.get('nl-NL')).toEqual([]);
});
