import { MAX_AMOUNT, type Cents } from './cents.ts';
import { effectiveRate, type Payment, type PercentHundredths } from './effective-rate.ts';
import { splitAnnuity, splitEvenly, type InstalmentSplit } from './instalment-split.ts';
import type { InstalmentTerms } from './instalment-terms.ts';
import { clampPrice } from './price-range.ts';
import { nominalRateOf } from './nominal-rate.ts';
import { shareOf, type PartsPerMillion } from './rate.ts';

/**
 * A plan in whole cents, with `total = price + surcharge + pauseSurcharge = first + regularCount × regular + last`
 * to the cent. A single payment after a pause has neither regular nor last instalment (null).
 */
export type InstalmentPlan = {
  price: Cents;
  count: number;
  first: Cents;
  regular: Cents | null;
  regularCount: number;
  last: Cents | null;
  surcharge: Cents;
  pauseSurcharge: Cents;
  total: Cents;
  monthlyRate: PartsPerMillion;
  /** Of what is still open (`nominal-rate.ts`), whatever the rate of the contract is charged on. */
  nominalYearlyRate: PartsPerMillion;
  effectiveYearlyRate: PercentHundredths;
  payments: Payment[];
};

/** What the customer may choose besides the count: the first instalment (method `flat` only), the payment pause. */
export type InstalmentChoice = { first?: Cents | undefined; pause?: boolean | undefined };

/** `no-rates`: the tenant has none configured, so nothing can be calculated. */
export type PlanRefusal =
  | 'no-rates'
  | 'unknown-count'
  | 'price-out-of-range'
  | 'no-pause'
  | 'first-out-of-range'
  | 'below-minimum-instalment'
  | 'last-not-positive';

export type PlanResult = { ok: true; plan: InstalmentPlan } | { ok: false; reason: PlanRefusal };

/**
 * Returns the plan to pay `price` in `count` instalments, or why there is none. A count of 1 is the single
 * payment after a pause. Prices outside the terms' range are refused: show what `clampPrice` makes of them.
 */
export function planInstalments(
  terms: InstalmentTerms,
  price: Cents,
  count: number,
  choice: InstalmentChoice = {},
): PlanResult {
  if (!isOffered(price, terms)) return { ok: false, reason: 'price-out-of-range' };
  if (choice.pause && !terms.pause) return { ok: false, reason: 'no-pause' };
  const pause = choice.pause ? terms.pause : undefined;
  const pauseSurcharge = pause ? shareOf(price, pause.surcharge) : 0;
  const firstMonth = pause?.months ?? 1;
  if (count === 1 && pause)
    return { ok: true, plan: singlePayment(terms, price, pauseSurcharge, firstMonth) };

  const monthlyRate = terms.plans.find((plan) => plan.count === count)?.monthlyRate;
  if (monthlyRate === undefined)
    return { ok: false, reason: terms.plans.length === 0 ? 'no-rates' : 'unknown-count' };
  const split = splitPrice(terms, price, { pauseSurcharge, monthlyRate, count }, choice.first);
  if (typeof split === 'string') return { ok: false, reason: split };

  const payments = [split.first, ...Array<Cents>(count - 2).fill(split.regular), split.last].map(
    (amount, index) => ({ month: firstMonth + index, amount }),
  );
  const plan: InstalmentPlan = {
    ...split,
    ...rates(terms, { price, monthlyRate, pauseSurcharge, payments }),
    price,
    count,
    regularCount: count - 2,
    pauseSurcharge,
    total: price + split.surcharge + pauseSurcharge,
  };
  return { ok: true, plan };
}

function isOffered(price: Cents, terms: InstalmentTerms): boolean {
  return (
    Number.isSafeInteger(price) && price <= MAX_AMOUNT && clampPrice(price, terms.price).notice === 'none'
  );
}

function splitPrice(
  terms: InstalmentTerms,
  price: Cents,
  plan: { pauseSurcharge: Cents; monthlyRate: PartsPerMillion; count: number },
  first: Cents | undefined,
): InstalmentSplit | PlanRefusal {
  const flat = terms.method === 'flat';
  const surcharge = flat ? shareOf(price, plan.monthlyRate, plan.count) : 0;
  const total = price + surcharge + plan.pauseSurcharge;
  if (first !== undefined) {
    const inRange = Number.isSafeInteger(first) && first >= terms.minimumInstalment && first < total;
    if (!flat || !inRange) return 'first-out-of-range';
  }
  // Interest runs on the pause surcharge too: it is part of what is owed when the instalments begin.
  const split = flat
    ? { surcharge, ...splitEvenly(total, plan.count, first) }
    : splitAnnuity(total, plan.monthlyRate, plan.count);
  if (split.regular < terms.minimumInstalment) return 'below-minimum-instalment';
  return split.last <= 0 ? 'last-not-positive' : split;
}

function singlePayment(
  terms: InstalmentTerms,
  price: Cents,
  pauseSurcharge: Cents,
  month: number,
): InstalmentPlan {
  const total = price + pauseSurcharge;
  return {
    ...rates(terms, { price, monthlyRate: 0, pauseSurcharge, payments: [{ month, amount: total }] }),
    price,
    count: 1,
    first: total,
    regular: null,
    regularCount: 0,
    last: null,
    surcharge: 0,
    pauseSurcharge,
    total,
  };
}

type Rated = Pick<InstalmentPlan, 'price' | 'monthlyRate' | 'pauseSurcharge' | 'payments'>;

function rates({ method }: InstalmentTerms, plan: Rated) {
  const { price, monthlyRate, payments } = plan;
  return {
    monthlyRate,
    nominalYearlyRate: nominalRateOf(plan, method),
    effectiveYearlyRate: effectiveRate(price, payments),
    payments,
  };
}
