import { beforeEach, expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { createProductReader, type ProductReader } from './product-reader.ts';
import { testProduct, testVariant } from './testing/catalogue-product.ts';

let time: number;
let asked: string[][];
let held: CatalogueProduct[];
let reader: ProductReader;
let release: (() => void) | undefined;
let isAway: boolean;

const productOf = (sku: string, brand = sku): CatalogueProduct =>
  testProduct({ sku, brand, variants: [testVariant({ sku: `${sku}V` })] });

beforeEach(() => {
  [time, asked, release, isAway] = [0, [], undefined, false];
  held = [productOf('A'), productOf('B')];
  reader = createProductReader({
    clock: () => time,
    store: {
      async products(_tenant, skus) {
        asked.push([...skus]);
        if (isAway) throw new Error('away');
        const found = held.filter(({ sku, variants }) =>
          skus.some((each) => each === sku || each === variants[0]?.sku),
        );
        if (release) await new Promise<void>((resolve) => (release = resolve));
        return found;
      },
    },
  });
});

test('a product is read once, by its own number and by those of its variants', async () => {
  expect((await reader.products('at', ['B', 'A', 'X'])).map(({ sku }) => sku)).toEqual(['B', 'A']);
  expect((await reader.products('at', ['A', 'AV', 'B', 'X'])).map(({ sku }) => sku)).toEqual(['A', 'B']);
  // What is not there is not looked for again either.
  expect(asked).toEqual([['B', 'A', 'X'], ['AV']]);
  expect(await reader.product('default', 'X')).toBeNull();
  expect(asked).toHaveLength(3);
});

test('it is read anew when somebody says that it changed, and after a while anyway', async () => {
  await reader.products('at', ['A', 'AV', 'B']);
  held = [productOf('A', 'new'), productOf('B', 'new')];
  reader.forget('at', ['A']);
  expect((await reader.product('at', 'AV'))?.brand).toBe('new');
  expect((await reader.product('at', 'B'))?.brand).toBe('B');
  time = 15_000;
  expect((await reader.product('at', 'B'))?.brand).toBe('new');
});

test('what was read before a change is not kept after it', async () => {
  release = () => {};
  const first = reader.product('at', 'A');
  reader.forget('at', ['A']);
  release();
  await first;
  release = undefined;
  await reader.product('at', 'A');
  expect(asked).toHaveLength(2);
});

test('while the store is away, what was read last is given, and nothing is made up', async () => {
  await reader.products('at', ['A', 'X']);
  isAway = true;
  reader.forget('at', undefined);
  expect((await reader.product('at', 'A'))?.sku).toBe('A');
  await expect(reader.product('at', 'B')).rejects.toThrow('away');
  // That it was not there then does not say that it is not there now.
  await expect(reader.products('at', ['A', 'X'])).rejects.toThrow('away');
});
