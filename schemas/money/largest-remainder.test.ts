import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from './testing/cases.ts';
import { largestRemainder } from './largest-remainder.ts';

describe('the largest remainder', () => {
  test.each([
    ['a voucher of 10.00 on three lines', 1000, [1999, 500, 3001], [363, 91, 546]],
    ['shipping of 5.95 by net values', 595, [8333, 2000], [480, 115]],
    ['ties go to the earlier', 100, [1, 1, 1], [34, 33, 33]],
    ['two ties', 5, [1, 1, 1, 1], [2, 1, 1, 1]],
    ['nothing for what weighs nothing', 3, [0, 2, 0], [0, 3, 0]],
    ['nothing to spread', 0, [0, 0], [0, 0]],
    ['nothing at all', 0, [], []],
    ['as much as there is', 6, [1, 2, 3], [1, 2, 3]],
  ])('%s', (_, amount, weights, shares) => {
    expect(largestRemainder(amount, weights)).toEqual(shares);
  });

  test.each([
    ['an amount without weights', 1, []],
    ['an amount over zeros', 1, [0, 0]],
    ['a negative amount', -1, [1]],
    ['a negative weight', 1, [2, -1]],
  ])('refuses %s', (_, amount, weights) => {
    expect(() => largestRemainder(amount, weights)).toThrow(RangeError);
  });

  test('gives cent by cent to whoever is furthest below his share, at most one above the rounded-down share', () => {
    const weights = fc.array(
      fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9_999_999_999 })),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 100_000 }), (given, amount) => {
        fc.pre(given.some((weight) => weight > 0));
        expect(largestRemainder(amount, given)).toEqual(byCents(amount, given));
      }),
      cases(5000),
    );
  });
});

/** Rounded down, then one cent after the other. */
function byCents(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  const shares = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / sum);
  while (shares.reduce((total, share) => total + share, 0n) < BigInt(amount)) {
    let first = 0;
    const behind = (at: number): bigint =>
      BigInt(amount) * BigInt(weights[at] ?? 0) - (shares[at] ?? 0n) * sum;
    for (const at of shares.keys()) if (behind(at) > behind(first)) first = at;
    shares[first] = (shares[first] ?? 0n) + 1n;
  }
  return shares.map(Number);
}
