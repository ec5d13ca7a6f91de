import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfItems } from './json-lines.ts';

test('items of the list have their lines, whatever stands around them', () => {
  const text = `{
  "id": "products", "nested": { "products": [1,
    2] },
  "products": [
    { "sku": "1", "products": [ { "a": 1 } ] }, { "sku": "2",
      "name": "a \\" ] } , [" },

    null, "x"
  ],
  "after": [1]
}`;
  expect(linesOfItems(text, 'products')).toEqual([5, 5, 8, 8]);
  expect(linesOfItems('{"products":[]}', 'products')).toEqual([]);
  expect(linesOfItems('[1]', 'products')).toEqual([]);
});

test('there is a line for every item of any list', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.boolean(), (products, other, isWide) => {
      const text = JSON.stringify({ other, products, more: other }, null, isWide ? 2 : 0);
      expect(linesOfItems(text, 'products')).toHaveLength(products.length);
    }),
  );
});
