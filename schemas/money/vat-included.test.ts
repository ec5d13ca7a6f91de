import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePercent } from './rate.ts';
import { sumVat, vatIncluded, welcomeDiscount } from './vat-included.ts';

const rate = (percent: string) => parsePercent(percent)!;

describe('vatIncluded', () => {
  it.each([
    ['AT 20 %', 9999, '20', 8333, 1666],
    ['AT 10 %', 1100, '10', 1000, 100],
    ['AT 13 %', 113, '13', 100, 13],
    ['DE 19 %', 11_900, '19', 10_000, 1900],
    ['CH 8.1 %', 10_000, '8.1', 9251, 749],
    ['CH 2.6 %', 10_000, '2.6', 9747, 253],
    ['NL 21 %', 1, '21', 1, 0],
    ['no tax', 9999, '0', 9999, 0],
    ['a credit', -9999, '20', -8333, -1666],
  ])('%s', (_, gross, percent, net, tax) => {
    expect(vatIncluded(gross, rate(percent))).toEqual({ gross, net, tax });
  });
});

describe('sumVat', () => {
  it('adds rounded lines instead of rounding the sum', () => {
    const line = { gross: 9999, rate: rate('20') };
    expect(vatIncluded(3 * 9999, rate('20')).net).toBe(24_998);
    expect(sumVat([line, line, line])).toEqual({
      gross: 29_997,
      net: 24_999,
      tax: 4998,
      byRate: [{ rate: rate('20'), gross: 29_997, net: 24_999, tax: 4998 }],
    });
  });

  it('groups by rate, ascending, and leaves the lines alone', () => {
    const lines = [
      { gross: 1200, rate: rate('20') },
      { gross: 1100, rate: rate('10') },
      { gross: 1200, rate: rate('20') },
    ];
    expect(sumVat(lines).byRate).toEqual([
      { rate: rate('10'), gross: 1100, net: 1000, tax: 100 },
      { rate: rate('20'), gross: 2400, net: 2000, tax: 400 },
    ]);
    expect(lines.map((line) => line.gross)).toEqual([1200, 1100, 1200]);
  });

  it('is zero without lines', () => {
    expect(sumVat([])).toEqual({ gross: 0, net: 0, tax: 0, byRate: [] });
  });

  it('loses no cent', () => {
    const lines = fc.array(
      fc.record({ gross: fc.nat(99_999_999), rate: fc.constantFrom(200_000, 100_000, 81_000) }),
    );
    const exact = fc.property(lines, (list) => {
      const { gross, net, tax, byRate } = sumVat(list);
      const paid = list.reduce((sum, line) => sum + line.gross, 0);
      return (
        gross === paid && net + tax === paid && byRate.reduce((sum, group) => sum + group.tax, 0) === tax
      );
    });
    expect(fc.check(exact, { numRuns: 2000 })).toMatchObject({ numRuns: 2000, counterexample: null });
  });
});

describe('welcomeDiscount', () => {
  it.each([
    [9999, 1667],
    [21, 4],
    [0, 0],
    [1, 0],
    [3, 1],
    [60, 10],
  ])('takes a sixth of %i cents: %i', (gross, discount) => {
    expect(welcomeDiscount(gross)).toBe(discount);
  });

  it('is half up for each of the first 200,000 cents, thousands of which binary fractions miss', () => {
    const wrong = Array.from({ length: 200_000 }, (_, gross) => gross).filter((gross) => {
      const rest = gross % 6;
      return welcomeDiscount(gross) !== (gross - rest) / 6 + (rest >= 3 ? 1 : 0);
    });
    expect(wrong).toEqual([]);
  });
});
