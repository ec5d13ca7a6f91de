import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf, lineWithin } from './json-lines.ts';

const linesOfItems = (text: string, key: string): number[] => itemsOf(text, key).map(({ line }) => line);

test('a part of an item has its line, as far as the path leads', () => {
  const text = '{"products": [\n{"a\\"b": [1,\n {"c": "]}",\n "d": {"e": 5}}],\n "f": 1}\n]}';
  const [item] = itemsOf(text, 'products');
  const lineOf = (...path: PropertyKey[]) => item && lineWithin(text, item, path);
  expect([lineOf(), lineOf('a"b', 1), lineOf('a"b', 1, 'd', 'e'), lineOf('f')]).toEqual([2, 3, 4, 5]);
  expect([lineOf('a"b', 1, 'missing'), lineOf('a"b', 9, 'c'), lineOf('f', 'g')]).toEqual([3, 2, 5]);
});

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
