import { z } from 'zod';
import { postalAddress } from '../address/postal-address.ts';
import { delivery } from './delivery.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { toldGoods } from './told-goods.ts';
import { includedTax } from './included-tax.ts';
import { paymentMeans } from '../payment/payment-means.ts';
import { shownPlan } from '../payment/shown-plan.ts';
import { type CheckoutStep, checkoutSteps } from '../checkout/checkout-steps.ts';

const text = z.string();
const cents = z.int().min(0).max(MAX_AMOUNT);
const step = z.enum(Object.keys(checkoutSteps) as [CheckoutStep, ...CheckoutStep[]]);

/** An order that is being prepared, as calls tell it to whoever prepares it; amounts are cents of the locale's currency. */
export const toldCheckout = z.object({
  steps: z.array(z.object({ step, isDone: z.boolean() })).describe('in their order'),
  nextStep: step.nullable().describe('null: something in the basket cannot be ordered'),
  currency: text,
  ...{ email: text.nullable(), phone: text.nullable() },
  billing: postalAddress.nullable().describe('address of the invoice'),
  delivery,
  freightDays: z.array(z.iso.date()).describe('days on which a forwarder can come'),
  means: z.array(
    z.object({
      method: z.enum(paymentMeans),
      refusal: text.nullable().describe('why it cannot be chosen, in words; null: it can'),
      plans: z.array(shownPlan),
    }),
  ),
  payment: z
    .object({
      method: z.enum(paymentMeans),
      plan: shownPlan.nullable().describe('null: it is paid at once'),
      protection: cents
        .nullable()
        .describe('what insuring the open balance costs in the first month; null: that is not offered'),
      hasProtection: z.boolean().nullable().describe('null: not told yet'),
    })
    .nullable(),
  ...toldGoods,
  total: cents.describe('what is paid in all: with the price of a credit'),
  vat: z.array(includedTax).describe('what goods, services and sending include'),
});
export type ToldCheckout = z.output<typeof toldCheckout>;
