import { z } from 'zod';

const reference = z.string().regex(/^[\w-]{1,64}$/);
const cents = z.int().min(0);

/** What a provider is asked for: a payment of a shop, and where the payer and the answer go. */
export const paymentOrder = z.strictObject({
  /** Ours: asked for again, it is the same payment. */
  id: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  method: z.string(),
  amount: cents,
  currency: z.string(),
  description: z.string().max(80),
  locale: z.string(),
  /** Where the payer comes back to, and where notifications are sent. */
  returnUrl: z.url(),
  notifyUrl: z.url(),
});
export type PaymentOrder = z.output<typeof paymentOrder>;

/** What it answers: how it calls the payment, and the page on which the payer accepts it. */
export const begunPayment = z.object({ reference, payUrl: z.url() });
export type BegunPayment = z.output<typeof begunPayment>;

/** How far a payment is, as the provider says. */
const paymentStates = ['pending', 'captured', 'refused', 'cancelled'] as const;

/** What a provider says of a payment, in notifications and when it is asked. */
export const paymentNotice = z.object({
  reference,
  /** Ours. */
  id: z.string(),
  state: z.enum(paymentStates),
  amount: cents,
  currency: z.string(),
  /** What has gone back so far. */
  refunded: cents,
});
export type PaymentNotice = z.output<typeof paymentNotice>;
