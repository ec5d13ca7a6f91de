import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import type { InstalmentPlan } from '../money/instalment-plan.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);

/** A plan to pay in instalments as it is shown and ordered: amounts in cents, rates in hundredths of a percent. */
export const shownPlan = z.strictObject({
  count: z.int().min(1),
  first: cents,
  /** Null: there is one payment alone. */
  regular: cents.nullable(),
  regularCount: z.int().min(0),
  last: cents.nullable(),
  /** What the credit costs, a pause included. */
  surcharge: cents,
  total: cents,
  nominalRate: z.int().min(0),
  effectiveRate: z.int().min(0),
});
export type ShownPlan = z.output<typeof shownPlan>;

/** A plan as pages show it. */
export function showPlan(plan: InstalmentPlan): ShownPlan {
  const { count, first, regular, regularCount, last, total } = plan;
  return {
    ...{ count, first, regular, regularCount, last, total },
    surcharge: plan.surcharge + plan.pauseSurcharge,
    // Of parts per million, 100 are a hundredth of a percent.
    nominalRate: Math.round(plan.nominalYearlyRate / 100),
    effectiveRate: plan.effectiveYearlyRate,
  };
}
