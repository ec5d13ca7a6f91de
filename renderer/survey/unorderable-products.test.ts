import { expect, test } from 'vitest';
import { unorderableProducts } from './unorderable-products.ts';

const node = { id: 'neu', pointer: '/regions/main/1', type: 'product-grid', isOwn: true };
const product = (sku: string, more = {}) => ({ sku, price: 1990, ...more });

test('products that cannot be ordered are told of the block that shows them, each once', () => {
  const products = [product('1'), product('2', { soldOut: true }), product('3', { undeliverable: true })];
  const values = [{ products }, { groups: [{ products: [product('2', { soldOut: true })] }] }];
  expect(unorderableProducts([{ node, values }])).toEqual([
    {
      ...{
        code: 'product-unorderable',
        severity: 'notice',
        pointer: '/regions/main/1',
        nodeId: 'neu',
        field: null,
      },
      message: '2 of 3 products cannot be ordered now: 2, 3.',
      hint: expect.stringContaining('data set'),
    },
  ]);
});

test('nothing is told where all can be ordered, nothing was loaded, or no product', () => {
  const values = [{ products: [product('1')] }, undefined, 'text', { sku: 'x', soldOut: true }];
  expect(unorderableProducts([{ node, values }])).toEqual([]);
});
