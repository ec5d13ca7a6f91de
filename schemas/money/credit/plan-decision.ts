import type { Cents } from '../cents.ts';
import type { InstalmentChoice, InstalmentPlan, PlanRefusal } from '../instalment-plan.ts';
import type { InstalmentTerms } from '../instalment-terms.ts';
import { planUpTo } from '../offered-plans.ts';

type PlanDecision =
  | { kind: 'offered'; plan: InstalmentPlan }
  /** Its instalments would be too small, or it is not on offer: the longest shorter one. */
  | { kind: 'shortened'; plan: InstalmentPlan }
  | { kind: 'rejected'; reason: PlanRefusal };

/**
 * Says what becomes of a plan that somebody chose, for what the basket costs now: a plan that was chosen before the basket changed
 * is offered still, shortened (which is said before it is ordered) or rejected. (domain.md, Instalments)
 */
export function decidePlan(
  terms: InstalmentTerms,
  price: Cents,
  count: number,
  choice: InstalmentChoice = {},
): PlanDecision {
  const result = planUpTo(terms, price, count, choice);
  if (!result.ok) return { kind: 'rejected', reason: result.reason };
  return { kind: result.plan.count === count ? 'offered' : 'shortened', plan: result.plan };
}
