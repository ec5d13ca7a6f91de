import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import { paymentMeans } from './payment-means.ts';
import { paymentStates } from './states/payment-machine.ts';
import { causes } from './states/transition.ts';

/** One attempt to pay an order. */
export const orderPayment = z.strictObject({
  /** Random; also what a provider is told as its reference. */
  id: z.uuid(),
  means: z.enum(paymentMeans),
  state: z.enum(paymentStates),
  /** Who brought the state about. */
  cause: z.enum(causes),
  amount: z.int().min(0).max(MAX_AMOUNT),
  refunded: z.int().min(0).max(MAX_AMOUNT),
  currency: z.enum(['EUR', 'CHF']),
});
export type OrderPayment = z.output<typeof orderPayment>;
