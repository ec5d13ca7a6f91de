import { expect, test } from 'vitest';
import { addWish, putBackWish, removeWish, shownWishes } from './wishlist-changes.ts';
import type { StoredWish, WishlistDecision } from './wishlist-store.ts';

const after = (before: readonly StoredWish[], { next }: WishlistDecision<unknown>) => next ?? before;
const listOf = (...skus: string[]): readonly StoredWish[] =>
  skus.reduce<readonly StoredWish[]>(
    (wishes, sku) => after(wishes, addWish(wishes, { sku, product: sku.split('.')[0] ?? '' })),
    [],
  );
const skusOf = (wishes: readonly StoredWish[]) => shownWishes(wishes).map(({ sku }) => sku);

test('a product is saved by any of its variants, and a variant takes the place of its product', () => {
  expect(skusOf(listOf('1.1', '1'))).toEqual(['1.1']);
  expect(skusOf(listOf('1', '2', '1.1'))).toEqual(['1.1', '2']);
  expect(skusOf(listOf('1.1', '1.2'))).toEqual(['1.2', '1.1']);
});

test('a full heart of a product empties with all variants, and fills again with them', () => {
  const list = listOf('1.1', '2.1', '1.2');
  const removed = after(list, removeWish(list, '1', 7));
  expect(skusOf(removed)).toEqual(['2.1']);
  expect(skusOf(after(removed, putBackWish(removed, '1')))).toEqual(['1.2', '2.1', '1.1']);
});

test('only what was removed last comes back, and nothing beside what was saved again', () => {
  let list = listOf('1.1', '1.2');
  list = after(list, removeWish(list, '1.1', 5));
  list = after(list, removeWish(list, '1.2', 6));
  expect(skusOf(after(list, putBackWish(list, '1')))).toEqual(['1.2']);
  list = after(list, addWish(list, { sku: '1', product: '1' }));
  expect(skusOf(after(list, putBackWish(list, '1.2')))).toEqual(['1.2']);
});

test('what was removed is kept within bounds', () => {
  let list: readonly StoredWish[] = [];
  for (let at = 1; at <= 500; at++) {
    list = after(list, addWish(list, { sku: String(at), product: String(at) }));
    list = after(list, removeWish(list, String(at), at));
  }
  expect(list.length).toBeLessThanOrEqual(50);
  expect(skusOf(after(list, putBackWish(list, '500')))).toEqual(['500']);
});
