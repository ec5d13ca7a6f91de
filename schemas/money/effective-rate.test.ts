import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveRate, type Payment } from './effective-rate.ts';
import { splitAnnuity, splitEvenly } from './instalment-split.ts';
import { shareOf } from './rate.ts';

const monthly = (amounts: readonly number[], firstMonth = 1): Payment[] =>
  amounts.map((amount, index) => ({ month: firstMonth + index, amount }));

const equal = (count: number, regular: number, last: number) => [
  ...Array<number>(count - 1).fill(regular),
  last,
];

/** Decimal oracle: halves the interval of the discount factor in 40-digit fixed-point arithmetic. */
function rateByHalving(price: number, payments: readonly Payment[]): bigint {
  const one = 10n ** 40n;
  const worth = (factor: bigint) => {
    let power = one;
    let month = 0;
    let sum = 0n;
    for (const payment of payments) {
      for (; month < payment.month; month += 1) power = (power * factor) / one;
      sum += BigInt(payment.amount) * power;
    }
    return sum;
  };
  let low = 0n;
  let high = one;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (worth(middle) > BigInt(price) * one) high = middle;
    else low = middle;
  }
  let yearly = one;
  for (let month = 0; month < 12; month += 1) yearly = (yearly * one) / low;
  return ((yearly - one) * 20_000n + one) / (2n * one);
}

describe('effectiveRate', () => {
  it.each([
    ['A', 54_900, monthly(equal(12, 4932, 4930)), 1505],
    ['B', 50_000, monthly(equal(12, 4627, 4627)), 2170],
    ['C', 10_000, monthly([3391, 3391, 3392]), 1092],
    ['D', 30_000, [{ month: 4, amount: 31_500 }], 1576],
    ['F', 10_000, monthly([3333, 3333, 3334]), 0],
    ['a year, a tie', 100_000, [{ month: 12, amount: 105_005 }], 501],
    ['a year, a tie that doubles miss', 20_000, [{ month: 12, amount: 20_003 }], 2],
    ['a year, a hair below the tie', 99_999_000, [{ month: 12, amount: 105_003_949 }], 500],
  ])('%s', (_, price, payments, rate) => {
    expect(effectiveRate(price, payments)).toBe(rate);
  });

  it.each([
    [3, 5800, 1092],
    [6, 5100, 1093],
    [9, 4900, 1098],
    [12, 4800, 1098],
  ])('published: %i instalments, flat %i parts per million a month', (count, monthlyRate, rate) => {
    const price = 100_000_000;
    const { regular, last } = splitEvenly(price + shareOf(price, monthlyRate, count), count);
    expect(effectiveRate(price, monthly(equal(count, regular, last)))).toBe(rate);
  });

  it('published: an annuity at 1.65 % a month', () => {
    const { regular, last } = splitAnnuity(100_000_000, 16_500, 24);
    expect(effectiveRate(100_000_000, monthly(equal(24, regular, last)))).toBe(2170);
  });

  it('falls when the same payments begin later', () => {
    const amounts = equal(12, 4932, 4930);
    expect(effectiveRate(54_900, monthly(amounts, 4))).toBeLessThan(1505);
  });

  it('agrees with the decimal oracle', { timeout: 20_000 }, () => {
    const loans = fc.record({
      price: fc.integer({ min: 1000, max: 10_000_000 }),
      interest: fc.integer({ min: 1, max: 2_000_000 }),
      count: fc.integer({ min: 1, max: 36 }),
      firstMonth: fc.integer({ min: 1, max: 6 }),
    });
    const agrees = fc.property(loans, ({ price, interest, count, firstMonth }) => {
      const share = Math.ceil((price + Math.ceil((price * interest) / 1_000_000)) / count);
      const payments = monthly(Array<number>(count).fill(share), firstMonth);
      return BigInt(effectiveRate(price, payments)) === rateByHalving(price, payments);
    });
    expect(fc.check(agrees, { numRuns: 500 })).toMatchObject({ numRuns: 500, counterexample: null });
  });

  it.each([
    ['no payments', 100, []],
    ['payments that do not pay it off', 100, monthly([99])],
    ['a price of nothing', 0, monthly([100])],
    ['a negative payment', 100, monthly([200, -1])],
    ['a payment at once', 100, monthly([200], 0)],
    ['no number', Number.NaN, monthly([200])],
  ])('refuses %s', (_, price, payments) => {
    expect(() => effectiveRate(price, payments)).toThrow(RangeError);
  });
});
