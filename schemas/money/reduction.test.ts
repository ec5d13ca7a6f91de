import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowest30, reductionPercent } from './reduction.ts';

const day = 86_400_000;
const today = 20_000 * day;
const since = (price: number, daysAgo: number) => ({ price, from: today - daysAgo * day });

describe('reductionPercent', () => {
  it.each([
    [80, 100, 20],
    [8000, 9000, 11],
    [71, 100, 29],
    [129, 129, null],
    [130, 129, null],
    [9000, 8000, null],
    [9901, 10_000, null],
    [9900, 10_000, 1],
    [0, 100, 100],
    [0, 0, null],
  ])('%i instead of %i: %s', (price, low30, percent) => {
    expect(reductionPercent(price, low30)).toBe(percent);
  });

  it('never promises more than is true, and less by under one percent', () => {
    const prices = fc.tuple(fc.nat(10_000_000), fc.integer({ min: 1, max: 10_000_000 }));
    const honest = fc.property(prices, ([price, low30]) => {
      const percent = reductionPercent(price, low30) ?? 0;
      const saved = Math.max(0, low30 - price) * 100;
      return percent * low30 <= saved && saved < (percent + 1) * low30;
    });
    expect(fc.check(honest, { numRuns: 10_000 })).toMatchObject({ numRuns: 10_000, counterexample: null });
  });
});

describe('lowest30', () => {
  it('sees the lower price in between: 100, 80, then 90 is no reduction', () => {
    const history = [since(10_000, 40), since(8000, 10), since(9000, 0)];
    expect(lowest30(history, today)).toBe(8000);
    expect(reductionPercent(9000, 8000)).toBeNull();
  });

  it('sees through a short rise: 1.29, 1.69, then 1.29 is no reduction', () => {
    expect(lowest30([since(129, 60), since(169, 5), since(129, 0)], today)).toBe(129);
  });

  it('counts the price that was already in force when the window opened', () => {
    expect(lowest30([since(10_000, 400), since(8000, 0)], today)).toBe(10_000);
  });

  it('forgets a price that ended 30 days before, not one that ended a moment later', () => {
    expect(lowest30([since(5000, 50), since(10_000, 30), since(8000, 0)], today)).toBe(10_000);
    expect(
      lowest30([since(5000, 50), { price: 10_000, from: today - 30 * day + 1 }, since(8000, 0)], today),
    ).toBe(5000);
  });

  it('still measures by what came before while the reduction runs', () => {
    const history = [since(10_000, 90), since(8000, 20)];
    expect(lowest30(history, today)).toBe(10_000);
    expect(lowest30(history, today + 100 * day)).toBe(10_000);
  });

  it('is not moved by a record that repeats the price', () => {
    expect(lowest30([since(10_000, 90), since(8000, 20), since(8000, 3)], today)).toBe(10_000);
  });

  it('knows no earlier price of something new', () => {
    expect(lowest30([], today)).toBeNull();
    expect(lowest30([since(8000, 5)], today)).toBeNull();
    expect(lowest30([since(8000, -1)], today)).toBeNull();
  });

  it('ignores prices that are still to come', () => {
    expect(lowest30([since(10_000, 90), since(8000, 2), since(100, -2)], today)).toBe(10_000);
  });
});
