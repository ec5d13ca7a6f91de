import { expect, test } from 'vitest';
import { dataOf, testGatewayShop } from '../testing/gateway-shop.ts';

test('orders of lists have the keys by which addresses name them', async () => {
  const text = (_tenant: string, locale: string, key: string): string => `${locale} ${key}`;
  const answer = await testGatewayShop({ text }).ask('{ sortings { key label } }');
  expect(dataOf(answer)).toEqual({
    sortings: [
      ...['relevance', 'price-up', 'price-down', 'newest', 'rating', 'popularity'],
      ...['quietest', 'smallest', 'most-frugal'],
    ].map((key) => ({ key, label: `de-AT product-listing.order.${key}` })),
  });
});
