import { expect, test } from 'vitest';
import { cardsInOrder, maxCards } from './cards-in-order.ts';
import { createMemoryCatalogueStore } from './memory-catalogue-store.ts';
import { testNow, testProduct, testVariant } from './test-catalogue-product.ts';

const place = { tenant: 'at', locale: 'de-AT', at: testNow };

test('cards come in the order asked for, without what is not sold', async () => {
  const store = createMemoryCatalogueStore();
  const product = (sku: string, more = {}) => ({
    product: testProduct({ sku, variants: [testVariant({ sku: `${sku}.1` })], ...more }),
  });
  const elsewhere = { variants: [testVariant({ sku: '3.1', offers: {} })] };
  const put = [
    product('1'),
    product('2'),
    product('3', elsewhere),
    product('4', { gone: { successor: '1' } }),
  ];
  await store.write('at', { put });
  const cards = await cardsInOrder(store, place, ['4', '2', '3', 'none', '1.1', '2']);
  expect(cards.map(({ sku }) => sku)).toEqual(['2', '1']);
  const many = [...Array.from({ length: maxCards }, (_, index) => `no${index}`), '1'];
  expect(await cardsInOrder(store, place, many)).toEqual([]);
});
