import { z } from 'zod';
import { localeName } from '../content-names.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { deliveryKinds, paymentMeans } from './payment-means.ts';

const cents = z.int().min(1).max(MAX_AMOUNT);

const meansRule = z.strictObject({
  means: z.enum(paymentMeans),
  /** Locales that have it; absent: all. */
  locales: z.array(localeName).min(1).optional(),
  /** What an order must cost at least and at most, in cents of the locale's currency; absent: no limit. */
  minimum: cents.optional(),
  maximum: cents.optional(),
  /** What a guest's order may cost; absent: as much as a customer's. */
  guestMaximum: cents.optional(),
  /** Ways of delivery for which it is taken; absent: all. */
  deliveries: z.array(z.enum(deliveryKinds)).min(1).optional(),
});

/**
 * Means of payment of a shop, in the order in which they are shown. Instalments and pause have their amounts from the terms of
 * instalments beside this.
 */
export const paymentRules = z
  .array(meansRule)
  .min(1)
  .superRefine((rules, context) => {
    for (const [index, { means, minimum = 0, maximum = MAX_AMOUNT }] of rules.entries()) {
      if (rules.findIndex((rule) => rule.means === means) < index)
        context.addIssue({ code: 'custom', path: [index], message: `${means} is there twice` });
      if (minimum > maximum)
        context.addIssue({ code: 'custom', path: [index], message: 'the minimum is above the maximum' });
    }
  });

export type PaymentRules = z.output<typeof paymentRules>;
