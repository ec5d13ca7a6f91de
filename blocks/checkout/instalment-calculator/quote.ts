import type { Cents } from '../../../schemas/money/cents.ts';
import {
  planInstalments,
  type InstalmentPlan,
  type PlanRefusal,
} from '../../../schemas/money/instalment-plan.ts';
import type { InstalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import { planUpTo } from '../../../schemas/money/offered-plans.ts';

/** A number of instalments, or one payment after the pause. */
export type Choice = number | 'pause';

/** A plan. */
export interface Calculated {
  ok: true;
  plan: InstalmentPlan;
}

/** What a choice costs, or why it is not on offer. */
export type Quote = Calculated | { ok: false; reason: PlanRefusal };

/** Returns exactly what was chosen. */
export function quoteExactly(terms: InstalmentTerms, price: Cents, choice: Choice): Quote {
  return planFor(terms, price, choice);
}

/** Returns what was chosen or, where its instalments would get too small, the longest shorter plan. */
export function quoteUpTo(terms: InstalmentTerms, price: Cents, choice: Choice): Quote {
  return choice === 'pause' ? planFor(terms, price, choice) : planUpTo(terms, price, choice);
}

/** Returns the choice that a form sent; the terms' default for anything that is not on offer. */
export function readChoice(sent: string, terms: InstalmentTerms): Choice {
  if (sent === 'pause' && terms.pause) return 'pause';
  return terms.plans.find(({ count }) => String(count) === sent)?.count ?? terms.defaultCount;
}

/**
 * Returns the terms with these counts only, the default among them; null when nothing can be calculated with them,
 * because the tenant has configured no rates, or none for these counts.
 */
export function usableTerms(
  terms: InstalmentTerms | null | undefined,
  counts?: readonly number[],
): InstalmentTerms | null {
  if (!terms) return null;
  const plans = counts ? terms.plans.filter(({ count }) => counts.includes(count)) : terms.plans;
  const standard = plans.findLast(({ count }) => count <= terms.defaultCount) ?? plans[0];
  return standard ? { ...terms, plans, defaultCount: standard.count } : null;
}

function planFor(terms: InstalmentTerms, price: Cents, choice: Choice): Quote {
  return choice === 'pause'
    ? planInstalments(terms, price, 1, { pause: true })
    : planInstalments(terms, price, choice);
}
