import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planInstalments, type InstalmentChoice } from './instalment-plan.ts';
import { instalmentTerms } from './instalment-terms.ts';
import { nominalRateOf } from './nominal-rate.ts';

type Offer = [method: 'flat' | 'annuity', count: number, monthlyRate: string];

function planOf([method, count, monthlyRate]: Offer, price: number, choice: InstalmentChoice = {}) {
  const plans = [{ count: Math.max(count, 2), monthlyRate }];
  const terms = instalmentTerms.parse({
    method,
    plans,
    defaultCount: Math.max(count, 2),
    minimumInstalment: 1,
    price: { minimum: 1 },
    pause: { months: 4, surcharge: '5' },
  });
  const result = planInstalments(terms, price, count, choice);
  if (!result.ok) throw new Error(result.reason);
  return result.plan;
}

describe('nominalRateOf', () => {
  it.each([
    ['A', ['flat', 12, '0.65'], 54_900, {}, 141_000],
    ['B', ['annuity', 12, '1.65'], 50_000, {}, 198_000],
    ['C', ['flat', 3, '0.58'], 10_000, {}, 104_100],
    ['D', ['flat', 1, '0.65'], 30_000, { pause: true }, 147_300],
    ['F', ['flat', 3, '0'], 10_000, {}, 0],
  ] as [string, Offer, number, InstalmentChoice, number][])('%s', (_, offer, price, choice, rate) => {
    expect(nominalRateOf(planOf(offer, price, choice), offer[0])).toBe(rate);
  });

  it('keeps the rate of an annuity’s contract, whatever its rounded instalments come to', () => {
    expect(nominalRateOf(planOf(['annuity', 24, '1.6525'], 2000), 'annuity')).toBe(198_300);
  });

  it('goes by the payments behind a pause, for annuities too', () => {
    const plan = planOf(['annuity', 12, '1.65'], 50_000, { pause: true });
    const waiting = [0, 0, 0].map((amount) => ({ amount }));
    const nominal = nominalRateOf(plan, 'annuity');
    expect(balanceAfter(50_000, [...waiting, ...plan.payments], nominal - 50)).toBeLessThanOrEqual(0);
    expect(balanceAfter(50_000, [...waiting, ...plan.payments], nominal + 50)).toBeGreaterThan(0);
  });

  it('is the rate on the open balance that the payments pay off, to half a step', () => {
    const offers = fc.record({
      price: fc.integer({ min: 10_000, max: 1_000_000 }),
      count: fc.integer({ min: 2, max: 36 }),
      rate: fc.integer({ min: 1, max: 200 }),
    });
    const paysOff = fc.property(offers, ({ price, count, rate }) => {
      const plan = planOf(['flat', count, (rate / 100).toFixed(2)], price);
      const nominal = nominalRateOf(plan, 'flat');
      return (
        balanceAfter(plan.price, plan.payments, nominal - 50) <= 0 &&
        balanceAfter(plan.price, plan.payments, nominal + 50) > 0
      );
    });
    expect(fc.check(paysOff, { numRuns: 500 })).toMatchObject({ numRuns: 500, counterexample: null });
  });
});

/** What is still owed after the last payment when every month charges a twelfth of the yearly rate. */
function balanceAfter(price: number, payments: { amount: number }[], yearlyRate: number): number {
  return payments.reduce((balance, { amount }) => balance * (1 + yearlyRate / 12_000_000) - amount, price);
}
