import type { Cents } from './cents.ts';
import { planInstalments } from './instalment-plan.ts';
import type { InstalmentChoice, InstalmentPlan, PlanResult } from './instalment-plan.ts';
import type { InstalmentTerms } from './instalment-terms.ts';

/** Returns the plans that the terms allow for the price, shortest first; none when the price is out of range. */
export function offeredPlans(
  terms: InstalmentTerms,
  price: Cents,
  choice: InstalmentChoice = {},
): InstalmentPlan[] {
  return terms.plans.flatMap(({ count }) => {
    const result = planInstalments(terms, price, count, choice);
    return result.ok ? [result.plan] : [];
  });
}

/**
 * Returns the plan of `count` instalments or, where they would get too small or it is not offered, the longest
 * shorter one. When no
 * plan is possible: why the asked one is not.
 */
export function planUpTo(
  terms: InstalmentTerms,
  price: Cents,
  count: number,
  choice: InstalmentChoice = {},
): PlanResult {
  const asked = planInstalments(terms, price, count, choice);
  if (asked.ok) return asked;
  const plan = offeredPlans(terms, price, choice).findLast((offered) => offered.count < count);
  return plan ? { ok: true, plan } : asked;
}
