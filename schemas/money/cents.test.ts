import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp } from './cents.ts';

/** Another way to the same cent: write a decimal digit behind the quotient and look at it. */
function roundByDigit(numerator: bigint, denominator: bigint): number {
  const tenths = String((numerator * 10n) / denominator);
  const whole = BigInt(tenths.slice(0, -1) || '0');
  return Number(tenths.slice(-1) >= '5' ? whole + 1n : whole);
}

describe('roundHalfUp', () => {
  it.each([
    [1n, 2n, 1],
    [49n, 100n, 0],
    [5n, 2n, 3],
    [7n, 3n, 2],
    [0n, 7n, 0],
    [-1n, 2n, -1],
    [-49n, 100n, 0],
    [-5n, 2n, -3],
  ])('rounds %i / %i to %i', (numerator, denominator, cents) => {
    expect(roundHalfUp(numerator, denominator)).toBe(cents);
  });

  it('agrees with rounding by the next digit, and mirrors credits', { timeout: 20_000 }, () => {
    const quotients = fc.tuple(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.oneof(fc.constantFrom(2n, 4n, 10n, 1000n), fc.bigInt({ min: 1n, max: 10n ** 6n })),
    );
    const agrees = fc.property(quotients, ([numerator, denominator]) => {
      const cents = roundHalfUp(numerator, denominator);
      return (
        cents === roundByDigit(numerator, denominator) && roundHalfUp(-numerator, denominator) === 0 - cents
      );
    });
    expect(fc.check(agrees, { numRuns: 50_000 })).toMatchObject({ numRuns: 50_000, counterexample: null });
  });

  it('refuses what is no amount instead of losing cents', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError);
    expect(() => roundHalfUp(1n, -2n)).toThrow(RangeError);
    expect(() => roundHalfUp(2n ** 53n, 1n)).toThrow(RangeError);
    expect(roundHalfUp(2n ** 53n - 1n, 1n)).toBe(Number.MAX_SAFE_INTEGER);
  });
});
