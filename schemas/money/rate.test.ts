import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nominalYearlyRate, parsePercent, shareOf } from './rate.ts';

/** Decimal oracle: the exact product as text, its last six digits cut off, the first of them rounds. */
function shareByText(amount: number, rate: number, times: number): number {
  const digits = String(BigInt(amount) * BigInt(rate) * BigInt(times)).padStart(7, '0');
  return Number(digits.slice(0, -6)) + (digits.at(-6)! >= '5' ? 1 : 0);
}

describe('shareOf', () => {
  it.each([
    ['1.15 % of 50.00, where doubles say 57', 5000, '1.15', 1, 58],
    ['0.65 % of 549.00 for 12 months', 54_900, '0.65', 12, 4282],
    ['0.58 % of 100.00 for 3 months', 10_000, '0.58', 3, 174],
    ['5 % of 300.00', 30_000, '5', 1, 1500],
    ['half a cent', 1, '50', 1, 1],
    ['nothing', 54_900, '0', 12, 0],
    ['a credit', -5000, '1.15', 1, -58],
  ])('takes %s', (_, amount, percent, times, share) => {
    expect(shareOf(amount, parsePercent(percent)!, times)).toBe(share);
  });

  it('agrees with the decimal oracle', { timeout: 20_000 }, () => {
    const factors = fc.tuple(
      fc.oneof(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.integer({ min: 0, max: 2000 }).map((fives) => fives * 500),
      ),
      fc.oneof(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths * 100),
      ),
      fc.integer({ min: 1, max: 120 }),
    );
    const agrees = fc.property(factors, ([amount, rate, times]) => {
      return shareOf(amount, rate, times) === shareByText(amount, rate, times);
    });
    expect(fc.check(agrees, { numRuns: 50_000 })).toMatchObject({ numRuns: 50_000, counterexample: null });
  });
});

it('reads percentages as whole parts per million', () => {
  expect(parsePercent('0.65')).toBe(6500);
  expect(parsePercent('19.8')).toBe(198_000);
  expect(parsePercent('0.00001')).toBeNull();
});

it('of a month is a twelfth of the nominal yearly rate', () => {
  expect(nominalYearlyRate(16_500)).toBe(198_000);
});
