import { expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { likenessFactsOf, mostAlike } from './similar-products.ts';
import { testProduct, testVariant } from './testing/catalogue-product.ts';

const priced = (price: number) => [testVariant({ offers: { 'de-AT': { price, low30: null, rrp: null } } })];
const other = (sku: string, more: Partial<CatalogueProduct> = {}) =>
  testProduct({ sku, brand: 'Other', ...more });
const order = (candidates: CatalogueProduct[], count = 9, product = testProduct()) => {
  const [own, ...facts] = [product, ...candidates].map((each) => likenessFactsOf(each, 'de-AT'));
  return own && mostAlike(own, facts, count).map(({ sku }) => sku);
};

test('the same kind comes first, then the category, facts, price and brand', () => {
  const linen = [{ key: 'material', kind: 'choice' as const, values: ['linen'] }];
  const product = testProduct({ attributes: linen });
  const candidates = [
    other('far', { type: 'skirt', categories: ['women-skirts'], variants: priced(20_000) }),
    other('category', { type: 'skirt', variants: priced(20_000) }),
    other('kind', { variants: priced(20_000) }),
    other('near', {}),
    other('linen', { attributes: linen }),
    other('brand', { attributes: linen, brand: 'Kornfeld' }),
  ];
  expect(order(candidates, 9, product)).toEqual(['brand', 'linen', 'near', 'kind', 'category', 'far']);
  expect(order(candidates, 2, product)).toEqual(['brand', 'linen']);
});

test('the product itself is not offered', () => {
  expect(order([testProduct(), other('4')])).toEqual(['4']);
});

test('a sold out product has alternatives; equals come by sales, then by number', () => {
  const product = testProduct({ variants: [testVariant({ stock: 0 })] });
  expect(order([other('9'), other('8', { sales: 5 }), other('7')], 9, product)).toEqual(['8', '7', '9']);
});
