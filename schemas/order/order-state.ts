import { z } from 'zod';
import { paymentMeans } from '../payment/payment-means.ts';
import { shownPlan } from '../payment/shown-plan.ts';
import { paperAddress } from './paper-address.ts';
import { ordered } from './ordered.ts';

/** How far the payment of an order is, for whoever ordered. */
export const paymentProgress = [
  'none-needed',
  'waiting',
  /** The provider could not be asked for it. */
  'unreachable',
  'accepted',
  'failed',
  'expired',
  /** The money came too late, and goes back. */
  'returned',
] as const;

/** What the pages after ordering are drawn with, for whoever has the order's token. */
export const orderState = z.strictObject({
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** By field, what was typed and what is wrong with it, in the form that makes a guest a customer. */
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  /** Null: nobody has such an order. */
  order: z
    .strictObject({
      number: z.string(),
      /** When it was placed, in words. */
      placed: z.string(),
      /** The token of its pages. */
      token: z.string(),
      isCancelled: z.boolean(),
      progress: z.enum(paymentProgress),
      /** Means by which what is open can be paid now; none: nothing can be paid. */
      methods: z.array(z.enum(paymentMeans)),
      ordered,
      /** Of the credit that it is paid by; null: it is paid at once. */
      plan: shownPlan.nullable(),
      /** By position, when it comes, in words. */
      arrivals: z.array(z.strictObject({ position: z.int(), words: z.string() })),
      /** Where its invoice can be fetched; null: there is none yet. */
      invoice: paperAddress.nullable(),
      /** Whether its orderer has no account yet and can have one by a password alone. */
      canRegister: z.boolean(),
    })
    .nullable(),
});
export type OrderState = z.output<typeof orderState>;
