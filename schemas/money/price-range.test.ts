import { expect, it } from 'vitest';
import { clampPrice } from './price-range.ts';

const both = { minimum: 10_000, maximum: 500_000 };
const open = { minimum: 10_000 };

it.each([
  ['below both ends', 1, both, 10_000, 'minimum-and-maximum'],
  ['above both ends', 99_999_900, both, 500_000, 'minimum-and-maximum'],
  ['below an open range', 100, open, 10_000, 'minimum'],
  ['far up in an open range', 99_999_900, open, 99_999_900, 'none'],
  ['at the minimum', 10_000, both, 10_000, 'none'],
  ['at the maximum', 500_000, both, 500_000, 'none'],
  ['a cent below the minimum', 9999, open, 10_000, 'minimum'],
  ['a cent above the maximum', 500_001, both, 500_000, 'minimum-and-maximum'],
] as const)('%s', (_, price, range, adjusted, notice) => {
  expect(clampPrice(price, range)).toEqual({ price: adjusted, notice });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 100.5])('does not pass %d off as cents', (price) => {
  expect(() => clampPrice(price, both)).toThrow(RangeError);
});
