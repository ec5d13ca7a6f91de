import { z } from 'zod';

/** Means of payment that a provider carries out on pages of its own. (Requirement 9.012) */
export const providerMethods = ['paypal', 'mastercard', 'visa', 'diners', 'discover', 'ideal'] as const;
export type ProviderMethod = (typeof providerMethods)[number];

/** Every means of payment, in the order in which they are offered. */
export const paymentMethods = ['invoice', 'instalments', 'pause', ...providerMethods] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How an order is to be paid. */
export const paymentChoice = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('invoice') }),
  z.strictObject({ method: z.literal('instalments'), count: z.int().min(2).max(120) }),
  z.strictObject({ method: z.literal('pause') }),
  z.strictObject({ method: z.enum(providerMethods) }),
]);
export type PaymentChoice = z.output<typeof paymentChoice>;
