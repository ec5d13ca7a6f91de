import { z } from 'zod';
import { providerMeans } from './payment-means.ts';

/** How an order is to be paid. */
export const paymentChoice = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('invoice') }),
  z.strictObject({ method: z.literal('instalments'), count: z.int().min(2).max(120) }),
  z.strictObject({ method: z.literal('pause') }),
  z.strictObject({ method: z.enum(providerMeans) }),
]);
export type PaymentChoice = z.output<typeof paymentChoice>;
