import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);

/** An order whose instalments can be insured, or have been. Amounts in cents. */
const insurable = z.strictObject({
  number: z.string(),
  /** When it was placed, in words. */
  placed: z.string(),
  open: cents,
  /** Payments that are insured. */
  count: z.int().min(1),
  /** What it costs with the first of them, and in all. */
  first: cents,
  total: cents,
});

/** What the form is drawn with by which a customer has instalments insured that run. */
export const protectionState = z.strictObject({
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** The newest first. */
  orders: z.array(insurable),
  /** What has just been ordered, and to which address that is confirmed; null: the form is shown. */
  done: z.strictObject({ order: insurable, email: z.string() }).nullable(),
});
export type ProtectionState = z.output<typeof protectionState>;
export type InsurableOrder = z.output<typeof insurable>;
