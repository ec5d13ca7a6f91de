import type { Cents } from '../money/cents.ts';
import { openPrincipal } from '../money/credit/open-principal.ts';
import type { DatedPayment } from '../money/credit/payment-dates.ts';
import { protectionOf, type ProtectionTerms } from '../money/credit/payment-protection.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** Protection of what is still open of a plan that runs. */
export interface LaterProtection {
  /** What is open, in cents. */
  open: Cents;
  /** What it costs with each payment that is not yet due. */
  payments: DatedPayment[];
  total: Cents;
}

/**
 * What it costs to insure a plan from a day on (`YYYY-MM-DD`): with each payment that falls due after it, the rate of what is open in its
 * month. Null: it runs no longer, or is insured. (Requirement 2.144)
 */
export function laterProtection(
  { plan, method, dates, protection }: PaymentPlan,
  terms: ProtectionTerms,
  day: string,
): LaterProtection | null {
  const due = dates.filter((each) => each.day <= day).length;
  if (protection !== null || due >= dates.length) return null;
  const { payments, total } = protectionOf(plan, method, terms, due);
  const later = dates.slice(due);
  return {
    open: openPrincipal(plan, method, due),
    payments: payments.map(({ amount }, index) => ({ day: later[index]?.day ?? '', amount })),
    total,
  };
}
