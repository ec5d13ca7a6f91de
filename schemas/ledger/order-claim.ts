import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import type { InvoiceDocument } from '../order/invoice-document.ts';
import type { DatedPayment } from '../money/credit/payment-dates.ts';
import { paymentPlan } from '../payment/payment-plan.ts';

const isoDay = z.iso.date();

/** What an order's invoice asks for, and when it is to be paid, as the ledger keeps it: it names nobody. */
export const orderClaim = z.strictObject({
  invoice: z.string(),
  issuedOn: isoDay,
  /** The last day on which goods are expected. */
  expectedOn: isoDay,
  /** Days in which it is to be paid from the day on which all goods are there; null: that is not agreed on. */
  dueDays: z.int().min(1).nullable(),
  /** What is paid for goods and sending, in cents, without what a credit costs. */
  goods: z.int().min(0).max(MAX_AMOUNT),
  /** Null: it is paid at once. */
  plan: paymentPlan.nullable(),
});
export type OrderClaim = z.output<typeof orderClaim>;

/** The claim that arises with an invoice of this number. */
export function claimOf(
  invoice: string,
  { issuedOn, supply, dueDays, ordered }: InvoiceDocument,
): OrderClaim {
  return {
    ...{ invoice, issuedOn, dueDays },
    expectedOn: supply[1],
    ...{ goods: ordered.goodsTotal, plan: ordered.plan },
  };
}

/** The claim with what it costs to insure the instalments of these days; the same where it has none, or they are insured. */
export function insuredClaim(claim: OrderClaim, payments: readonly DatedPayment[]): OrderClaim {
  const { plan } = claim;
  if (!plan || plan.protection) return claim;
  const costs = plan.dates.map(({ day }) => payments.find((each) => each.day === day)?.amount ?? 0);
  const protection = {
    payments: plan.plan.payments.map(({ month }, at) => ({ month, amount: costs[at] ?? 0 })),
    total: costs.reduce((sum, amount) => sum + amount, 0),
    effectiveYearlyRate: plan.plan.effectiveYearlyRate,
  };
  return { ...claim, plan: { ...plan, protection } };
}
