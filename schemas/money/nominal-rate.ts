import type { Cents } from './cents.ts';
import type { Payment } from './effective-rate.ts';
import type { InstalmentTerms } from './instalment-terms.ts';
import { nominalYearlyRate, type PartsPerMillion } from './rate.ts';

/** What the rate of a plan follows from. */
interface RatedPlan {
  price: Cents;
  monthlyRate: PartsPerMillion;
  pauseSurcharge: Cents;
  payments: readonly Payment[];
}

/** One step of the search: a hundredth of a percent a year. */
const step = 100;
const highest = 100_000_000;

/**
 * Returns the nominal yearly rate of a plan (Sollzinssatz, the borrowing rate of Article 3 (j) of Directive
 * 2008/48/EC): what is charged in a year on the balance that is still open. An annuity charges its monthly rate on
 * exactly that, so it is twelve times the rate of the contract. A flat rate is charged on the whole price until the
 * end, as is a pause's surcharge; there it is twelve times the monthly rate on the open balance that leads to the same
 * payments, in whole hundredths of a percent: 12 × 0.65 % of 549.00 are 14.10 % a year, not 7.80 %.
 */
export function nominalRateOf(plan: RatedPlan, method: InstalmentTerms['method']): PartsPerMillion {
  if (method === 'annuity' && plan.pauseSurcharge === 0) return nominalYearlyRate(plan.monthlyRate);
  return rateOnBalance(plan.price, plan.payments);
}

/** Rounds half up: the highest step whose lower edge still discounts the payments to the price or more. */
function rateOnBalance(price: Cents, payments: readonly Payment[]): PartsPerMillion {
  let low = 0;
  let high = highest / step;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (presentValue(payments, ((middle - 0.5) * step) / 12_000_000) >= price) low = middle;
    else high = middle - 1;
  }
  return low * step;
}

function presentValue(payments: readonly Payment[], monthlyRate: number): number {
  const discount = 1 / (1 + monthlyRate);
  let value = 0;
  for (const { month, amount } of payments) value += amount * discount ** month;
  return value;
}
