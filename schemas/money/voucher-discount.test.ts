import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { voucherDiscounts } from './voucher-discount.ts';

const gross = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 9_999_999_999 }));
const lines = fc.array(gross, { maxLength: 8 });

/** `numerator / denominator`, half up, written out in tenths: what is right, in another way. */
function halfUp(numerator: bigint, denominator: bigint): number {
  const tenths = (numerator * 10n) / denominator;
  return Number(tenths / 10n + (tenths % 10n >= 5n ? 1n : 0n));
}

describe('a voucher', () => {
  test('of 20 % VAT takes a sixth off each line, half up', () => {
    expect(voucherDiscounts([9999, 100, 3, 2, 0], { kind: 'vat' })).toEqual([1667, 17, 1, 0, 0]);
  });

  test('of an amount is exact in all, and takes no line below 0', () => {
    expect(voucherDiscounts([3333, 3333, 3334], { kind: 'amount', cents: 1000 })).toEqual([333, 333, 334]);
    expect(voucherDiscounts([1999, 500, 3001], { kind: 'amount', cents: 1000 })).toEqual([363, 91, 546]);
    expect(voucherDiscounts([300, 0, 200], { kind: 'amount', cents: 1000 })).toEqual([300, 0, 200]);
    expect(voucherDiscounts([0, 0], { kind: 'amount', cents: 1000 })).toEqual([0, 0]);
    expect(voucherDiscounts([], { kind: 'amount', cents: 1000 })).toEqual([]);
  });

  test('of a share is the decimal share of each line, half up', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 1_000_000 }), (given, rate) => {
        expect(voucherDiscounts(given, { kind: 'percent', rate })).toEqual(
          given.map((each) => halfUp(BigInt(each) * BigInt(rate), 1_000_000n)),
        );
      }),
      { numRuns: 30_000 },
    );
  });

  test('of 20 % VAT is a sixth of each line, half up, and never more than the line', () => {
    fc.assert(
      fc.property(lines, (given) => {
        expect(voucherDiscounts(given, { kind: 'vat' })).toEqual(
          given.map((each) => halfUp(BigInt(each), 6n)),
        );
      }),
      { numRuns: 15_000 },
    );
  });

  test('of an amount gives each line its share, to within a cent, and the whole to all', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 1_000_000 }), (given, cents) => {
        const discounts = voucherDiscounts(given, { kind: 'amount', cents });
        const sum = given.reduce((total, each) => total + each, 0);
        const spread = Math.min(cents, sum);
        expect(discounts.reduce((total, each) => total + each, 0)).toBe(spread);
        for (const [at, each] of given.entries()) {
          const own = discounts[at] ?? NaN;
          expect(own).toBeGreaterThanOrEqual(0);
          expect(own).toBeLessThanOrEqual(each);
          // |own − spread · each / sum| < 1, in integers.
          const apart = BigInt(own) * BigInt(sum) - BigInt(spread) * BigInt(each);
          expect((apart < 0n ? -apart : apart) <= BigInt(sum)).toBe(true);
        }
      }),
      { numRuns: 15_000 },
    );
  });
});
