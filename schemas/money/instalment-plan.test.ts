import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planInstalments, type InstalmentPlan } from './instalment-plan.ts';
import { instalmentTerms, type InstalmentTerms } from './instalment-terms.ts';

function terms(method: 'flat' | 'annuity', count: number, monthlyRate: string): InstalmentTerms {
  return instalmentTerms.parse({
    method,
    plans: [{ count, monthlyRate }],
    defaultCount: count,
    minimumInstalment: 1000,
    price: { minimum: 5000, maximum: 1_000_000 },
    pause: { months: 4, surcharge: '5' },
  });
}

function planOf(...call: Parameters<typeof planInstalments>): InstalmentPlan {
  const result = planInstalments(...call);
  if (!result.ok) throw new Error(result.reason);
  return result.plan;
}

describe('planInstalments', () => {
  it.each([
    ['A', terms('flat', 12, '0.65'), 54_900, 12, [4932, 10, 4932, 4930, 4282, 59_182, 6500, 141_000, 1505]],
    [
      'B',
      terms('annuity', 12, '1.65'),
      50_000,
      12,
      [4627, 10, 4627, 4627, 5524, 55_524, 16_500, 198_000, 2170],
    ],
    ['C', terms('flat', 3, '0.58'), 10_000, 3, [3391, 1, 3391, 3392, 174, 10_174, 5800, 104_100, 1092]],
    ['F', terms('flat', 3, '0'), 10_000, 3, [3333, 1, 3333, 3334, 0, 10_000, 0, 0, 0]],
  ] as const)('vector %s', (_, offer, price, count, expected) => {
    const [first, regularCount, regular, last, surcharge, total, monthlyRate, nominal, effective] = expected;
    expect(planOf(offer, price, count)).toEqual({
      price,
      count,
      first,
      regular,
      regularCount,
      last,
      surcharge,
      pauseSurcharge: 0,
      total,
      monthlyRate,
      nominalYearlyRate: nominal,
      effectiveYearlyRate: effective,
      payments: Array.from({ length: count }, (__, index) => ({
        month: index + 1,
        amount: index === count - 1 ? last : regular,
      })),
    });
  });

  it('vector D: one payment after a pause', () => {
    expect(planOf(terms('flat', 12, '0.65'), 30_000, 1, { pause: true })).toEqual({
      price: 30_000,
      count: 1,
      first: 31_500,
      regular: null,
      regularCount: 0,
      last: null,
      surcharge: 0,
      pauseSurcharge: 1500,
      total: 31_500,
      monthlyRate: 0,
      nominalYearlyRate: 147_300,
      effectiveYearlyRate: 1576,
      payments: [{ month: 4, amount: 31_500 }],
    });
  });

  it.each(['flat', 'annuity'] as const)('puts instalments behind a pause (%s)', (method) => {
    const plan = planOf(terms(method, 12, '0.65'), 54_900, 12, { pause: true });
    expect(plan.pauseSurcharge).toBe(2745);
    expect(plan.payments.map(({ month }) => month)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(plan.total).toBe(54_900 + 2745 + plan.surcharge);
  });

  it('keeps a given first instalment', () => {
    const plan = planOf(terms('flat', 12, '0.65'), 54_900, 12, { first: 10_000 });
    expect(plan).toMatchObject({ first: 10_000, regular: 4471, last: 4472, total: 59_182 });
    expect(plan.effectiveYearlyRate).toBeGreaterThan(1505);
  });

  it('has first and last only when there are two', () => {
    expect(planOf(terms('flat', 2, '1'), 10_001, 2)).toMatchObject({
      first: 5101,
      regularCount: 0,
      last: 5100,
      total: 10_201,
    });
  });

  const offer = terms('flat', 12, '0.65');
  const noRates: InstalmentTerms = { ...offer, plans: [] };
  const noPause: InstalmentTerms = { ...offer, pause: undefined };
  const annuity: InstalmentTerms = { ...offer, method: 'annuity' };
  const tiny: InstalmentTerms = { ...offer, minimumInstalment: 1, price: { minimum: 1 } };
  const tinyAnnuity: InstalmentTerms = { ...tiny, method: 'annuity' };
  it.each([
    ['no-rates', noRates, 54_900, 12, {}],
    ['unknown-count', offer, 54_900, 24, {}],
    ['unknown-count', offer, 54_900, 1, {}],
    ['unknown-count', offer, 54_900, Number.NaN, {}],
    ['no-pause', noPause, 54_900, 12, { pause: true }],
    ['price-out-of-range', offer, 4999, 12, {}],
    ['price-out-of-range', offer, 1_000_001, 12, {}],
    ['price-out-of-range', offer, Number.NaN, 12, {}],
    ['price-out-of-range', offer, 5000.5, 12, {}],
    ['price-out-of-range', offer, -54_900, 12, {}],
    ['price-out-of-range', tiny, Number.MAX_SAFE_INTEGER, 12, {}],
    ['below-minimum-instalment', offer, 10_000, 12, {}],
    ['below-minimum-instalment', offer, 54_900, 12, { first: 50_000 }],
    ['first-out-of-range', offer, 54_900, 12, { first: 999 }],
    ['first-out-of-range', offer, 54_900, 12, { first: 59_182 }],
    ['first-out-of-range', offer, 54_900, 12, { first: Number.NaN }],
    ['first-out-of-range', annuity, 54_900, 12, { first: 10_000 }],
    ['last-not-positive', tiny, 6, 12, {}],
    ['last-not-positive', tinyAnnuity, 6, 12, {}],
  ] as const)('refuses with %s', (reason, changed, price, count, choice) => {
    expect(planInstalments(changed, price, count, choice)).toEqual({ ok: false, reason });
  });
});

/** The whole plan again, in another arithmetic: decimals of 60 digits, the annuity as price over discount sum. */
const one = 10n ** 60n;
const toCents = (decimal: bigint) => Number((decimal / 10n ** 20n + 5n * 10n ** 39n) / 10n ** 40n);

function flatOracle(price: number, rate: number, count: number, pauseSurcharge: number, given?: number) {
  const surcharge = toCents((BigInt(price) * BigInt(count) * BigInt(rate) * one) / 1_000_000n);
  const total = price + surcharge + pauseSurcharge;
  const spread = given === undefined ? { sum: total, over: count } : { sum: total - given, over: count - 1 };
  const regular = toCents((BigInt(spread.sum) * one) / BigInt(spread.over));
  return { surcharge, total, first: given ?? regular, regular };
}

function annuityOracle(debt: number, rate: number, count: number) {
  const factor = (one * 1_000_000n) / BigInt(1_000_000 + rate);
  let power = one;
  let sum = 0n;
  for (let month = 0; month < count; month += 1) {
    power = (power * factor) / one;
    sum += power;
  }
  const regular = toCents((BigInt(debt) * one * one) / sum);
  let total = 0;
  let balance = debt;
  for (let month = 1; month <= count; month += 1) {
    const owed = balance + toCents((BigInt(balance) * BigInt(rate) * one) / 1_000_000n);
    const paid = month === count ? owed : regular;
    balance = owed - paid;
    total += paid;
  }
  return { surcharge: total - debt, total, first: regular, regular };
}

/** True when every amount of the plan is whole, positive where paid, and the two sums of a plan hold. */
function isExact(plan: InstalmentPlan): boolean {
  const amounts = plan.payments.map(({ amount }) => amount);
  const paid = amounts.reduce((sum, amount) => sum + amount, 0);
  const shown = plan.first + plan.regularCount * (plan.regular ?? 0) + (plan.last ?? 0);
  return (
    amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0) &&
    plan.surcharge >= 0 &&
    plan.pauseSurcharge >= 0 &&
    plan.total === plan.price + plan.surcharge + plan.pauseSurcharge &&
    plan.total === paid &&
    plan.total === shown &&
    amounts.length === plan.count &&
    Number.isSafeInteger(plan.effectiveYearlyRate) &&
    plan.effectiveYearlyRate >= 0
  );
}

// Round prices and rates make halves of a cent, which random ones hardly ever meet.
const halves = (least: number, most: number, step: number) =>
  fc.integer({ min: Math.ceil(least / step), max: most / step }).map((steps) => steps * step);

const asked = fc.record({
  price: fc.oneof(
    halves(500, 500_000, 500),
    fc.integer({ min: 1, max: 500_000 }),
    fc.integer({ min: 1, max: 99_999_999_999 }),
  ),
  rate: fc.oneof(
    halves(0, 100_000, 100),
    fc.constantFrom(0, 5800, 6500, 16_500),
    fc.integer({ min: 0, max: 100_000 }),
  ),
  count: fc.oneof(fc.integer({ min: 2, max: 24 }), fc.integer({ min: 2, max: 120 })),
  pause: fc.boolean(),
  pauseRate: fc.oneof(halves(0, 100_000, 100), fc.integer({ min: 0, max: 100_000 })),
  firstShare: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

function termsFor(method: 'flat' | 'annuity', { count, rate, pauseRate }: Asked): InstalmentTerms {
  return {
    method,
    plans: [{ count, monthlyRate: rate }],
    defaultCount: count,
    minimumInstalment: 1,
    price: { minimum: 1 },
    pause: { months: 4, surcharge: pauseRate },
  };
}

/** A plan that is exact and equals the oracle's, or a refusal where the oracle's has too small a payment. */
function agrees(method: 'flat' | 'annuity', ask: Asked): boolean {
  const { price, rate, count, pause, pauseRate, firstShare } = ask;
  const pauseSurcharge = pause ? toCents((BigInt(price) * BigInt(pauseRate) * one) / 1_000_000n) : 0;
  const share = firstShare === undefined ? undefined : Math.floor((price * firstShare) / 100);
  const first = method === 'flat' && share !== undefined && share > 0 ? share : undefined;
  const expected =
    method === 'flat'
      ? flatOracle(price, rate, count, pauseSurcharge, first)
      : annuityOracle(price + pauseSurcharge, rate, count);
  const last = expected.total - expected.first - (count - 2) * expected.regular;

  const result = planInstalments(termsFor(method, ask), price, count, { first, pause });
  if (!result.ok) return expected.regular < 1 || last <= 0;
  const { plan } = result;
  return (
    isExact(plan) &&
    plan.last === last &&
    plan.first === expected.first &&
    plan.regular === expected.regular &&
    plan.surcharge === expected.surcharge &&
    plan.pauseSurcharge === pauseSurcharge
  );
}

describe('any plan is exact to the cent and the same in decimal arithmetic', () => {
  it.each([
    ['flat', 70_000],
    ['annuity', 30_000],
  ] as const)('%s, %i cases', { timeout: 30_000 }, (method, numRuns) => {
    const property = fc.property(asked, (ask) => agrees(method, ask));
    expect(fc.check(property, { numRuns })).toMatchObject({ numRuns, counterexample: null });
  });
});
