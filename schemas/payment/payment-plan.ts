import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import type { DatedPayment } from '../money/credit/payment-dates.ts';
import type { Protection } from '../money/credit/payment-protection.ts';
import type { CreditMethod } from '../money/credit/open-principal.ts';
import type { InstalmentPlan } from '../money/instalment-plan.ts';
import { shownDay as day } from '../shown-day.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);
const parts = z.int().min(0).max(100_000_000);
const payment = z.strictObject({ month: z.int().min(1).max(240), amount: z.int().min(1).max(MAX_AMOUNT) });

/**
 * A plan as an order keeps it: with the terms that it was made by, since the shop may offer others later, and the days of its
 * payments. Rates are parts per million, the effective one hundredths of a percent.
 */
export const paymentPlan = z.strictObject({
  method: z.enum(['flat', 'annuity'] satisfies CreditMethod[]),
  minimumInstalment: cents,
  /** Rate of the pause's surcharge; 0: there is no pause. */
  pauseRate: parts,
  plan: z.strictObject({
    price: cents,
    count: z.int().min(1).max(120),
    first: cents,
    regular: cents.nullable(),
    regularCount: z.int().min(0).max(120),
    last: cents.nullable(),
    surcharge: cents,
    pauseSurcharge: cents,
    total: cents,
    monthlyRate: parts,
    nominalYearlyRate: z.int().min(0),
    effectiveYearlyRate: z.int().min(0),
    payments: z.array(payment).min(1).max(120),
  }) satisfies z.ZodType<InstalmentPlan>,
  dates: z
    .array(z.strictObject({ day, amount: cents }))
    .min(1)
    .max(120) satisfies z.ZodType<DatedPayment[]>,
  /** Null: it was not chosen. */
  protection: z
    .strictObject({
      payments: z.array(z.strictObject({ month: z.int().min(1), amount: cents })),
      total: cents,
      effectiveYearlyRate: z.int().min(0),
    })
    .nullable() satisfies z.ZodType<Protection | null>,
});
export type PaymentPlan = z.output<typeof paymentPlan>;
