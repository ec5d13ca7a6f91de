import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import { checkoutDraft, parcelShop } from './checkout-draft.ts';
import { paymentMeans } from '../payment/payment-means.ts';
import { shownPlan } from '../payment/shown-plan.ts';

const text = (max: number) => z.string().max(max);
const cents = z.int().min(0).max(MAX_AMOUNT);

/** A means of payment that the shop has. */
const shownMeans = z.strictObject({
  method: z.enum(paymentMeans),
  /** Why it cannot be chosen, in words; null: it can. */
  refusal: text(300).nullable(),
  /** What can be chosen of it: the plans of instalments, the one of a pause. */
  plans: z.array(shownPlan).max(24),
});

/** What the pages of ordering are drawn with, for one request alone. Amounts are cents of the locale's currency. */
export const checkoutState = z.strictObject({
  /** What was typed and is shown again, by field. */
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  /** What is said above the form: what changed, or why it was not taken. */
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** The steps of this order, in their order; `href` null: not to be reached yet. */
  steps: z.array(
    z.strictObject({
      step: z.enum(['login', 'delivery', 'payment', 'protection', 'check']),
      state: z.enum(['done', 'current', 'ahead']),
      href: z.string().nullable(),
    }),
  ),
  /** What was told so far. */
  draft: checkoutDraft,
  /** Whether whoever orders is a customer who is logged in. */
  isCustomer: z.boolean(),
  /** Whether the account has a birthday: nobody is asked for it then. */
  hasBirthday: z.boolean().optional(),
  /** Countries to which the locale delivers. */
  country: z.string(),
  /** Whether something of the order comes with a forwarder: phone, floor and day are asked for then. */
  needsFreight: z.boolean(),
  /** Days on which a forwarder can come. */
  freightDays: z.array(z.strictObject({ day: z.string(), words: text(80) })).max(40),
  /** Parcel shops near the postal code that was told; null: they cannot be had now. */
  parcelShops: z.array(parcelShop).max(20).nullable(),
  /** By article number, when it comes, in words. */
  arrivals: z.array(z.strictObject({ sku: z.string(), words: text(200) })),
  means: z.array(shownMeans),
  /** The plan of what was chosen; null: it is paid at once. */
  plan: shownPlan.nullable(),
  /** What the protection of the open balance costs in the first month; null: it is not offered for what was chosen. */
  protection: cents.nullable(),
  /** What is paid in all, the price of a credit included. */
  total: cents,
  /** Value added tax that the goods and their sending include, by rate in percent. */
  vat: z.array(z.strictObject({ rate: z.number(), cents })),
  /** By what a press of the button is known again, and what was shown when it was pressed. */
  key: text(64),
  seen: text(12_000),
});
export type CheckoutState = z.output<typeof checkoutState>;
