import type { Cents } from '../cents.ts';
import { effectiveRate, type Payment, type PercentHundredths } from '../effective-rate.ts';
import type { InstalmentPlan } from '../instalment-plan.ts';
import { shareOf, type PartsPerMillion } from '../rate.ts';
import { type CreditMethod, openPrincipal } from './open-principal.ts';

/** Terms of payment protection; `rate` a month, of the open balance: 11,500 is 1.15 %. */
export interface ProtectionTerms {
  rate: PartsPerMillion;
  /** Whether there is no credit without it; then its cost is part of the yearly rate. */
  isCompulsory: boolean;
}

/** What protection costs, apart from the plan. */
export interface Protection {
  /** With each payment of the plan, in its month. */
  payments: Payment[];
  total: Cents;
  /** The plan's yearly rate as it has to be shown. */
  effectiveYearlyRate: PercentHundredths;
}

/** Returns what protection costs in a month with this open balance: 5.75 for 500.00 at 1.15 %. (Requirement 9.044) */
export function protectionCost(open: Cents, rate: PartsPerMillion): Cents {
  return shareOf(open, rate);
}

/**
 * Returns what protection of a plan costs with each of its payments that comes after the first `paid`: the rate of what was open in the
 * months since the one before, in a pause for each of them.
 */
export function protectionOf(
  plan: InstalmentPlan,
  method: CreditMethod,
  { rate, isCompulsory }: ProtectionTerms,
  paid = 0,
): Protection {
  const costOf = (month: number, at: number): Cents => {
    const since = plan.payments[at - 1]?.month ?? 0;
    return protectionCost(openPrincipal(plan, method, at), rate) * (month - since);
  };
  const costs = plan.payments.map(({ month }, at) => (at < paid ? 0 : costOf(month, at)));
  const payments = plan.payments.map(({ month }, at) => ({ month, amount: costs[at] ?? 0 })).slice(paid);
  const all = plan.payments.map(({ month, amount }, at) => ({ month, amount: amount + (costs[at] ?? 0) }));
  return {
    payments,
    total: payments.reduce((sum, { amount }) => sum + amount, 0),
    effectiveYearlyRate: isCompulsory ? effectiveRate(plan.price, all) : plan.effectiveYearlyRate,
  };
}
