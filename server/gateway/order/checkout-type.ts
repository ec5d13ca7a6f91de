import { type CheckoutStep, checkoutSteps } from '../../../schemas/checkout/checkout-steps.ts';
import type { ToldCheckout } from '../../../schemas/told-order/told-checkout.ts';
import { enumOf } from '../graph/enum-of.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';
import type { SharedOrderTypes } from './shared-order-types.ts';

/** `Checkout`: the order that whoever asks prepares. */
export function addCheckoutType(builder: GatewayBuilder, shared: SharedOrderTypes) {
  const name = enumOf(builder, 'CheckoutStepName', Object.keys(checkoutSteps) as CheckoutStep[]);
  const step = builder.objectRef<ToldCheckout['steps'][number]>('CheckoutStep').implement({
    fields: (t) => ({
      step: t.field({ type: name, resolve: (told) => told.step }),
      isDone: t.exposeBoolean('isDone'),
    }),
  });
  const means = builder.objectRef<ToldCheckout['means'][number]>('PaymentMeans').implement({
    fields: (t) => ({
      method: t.field({ type: shared.method, resolve: ({ method }) => method }),
      refusal: t.exposeString('refusal', {
        nullable: true,
        description: 'Why it cannot be chosen, in words; null: it can.',
      }),
      plans: t.field({
        type: [shared.plan],
        description: 'What can be chosen of it.',
        resolve: ({ plans }) => plans,
      }),
    }),
  });
  const payment = builder.objectRef<NonNullable<ToldCheckout['payment']>>('CheckoutPayment').implement({
    fields: (t) => ({
      method: t.field({ type: shared.method, resolve: ({ method }) => method }),
      plan: t.field({
        type: shared.plan,
        nullable: true,
        description: 'Null: it is paid at once.',
        resolve: ({ plan }) => plan,
      }),
      protection: t.exposeInt('protection', {
        nullable: true,
        description:
          'What insuring the open balance costs in the first month; null: that is not offered for it.',
      }),
      hasProtection: t.exposeBoolean('hasProtection', { nullable: true, description: 'Null: not told yet.' }),
    }),
  });
  return builder.objectRef<ToldCheckout>('Checkout').implement({
    description: 'There is one. Amounts are cents of its currency, days YYYY-MM-DD.',
    fields: (t) => ({
      steps: t.field({ type: [step], description: 'In their order.', resolve: ({ steps }) => steps }),
      nextStep: t.field({
        type: name,
        nullable: true,
        description: 'Null: something in the basket cannot be ordered.',
        resolve: ({ nextStep }) => nextStep,
      }),
      currency: t.exposeString('currency'),
      email: t.exposeString('email', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      billing: t.field({
        type: shared.address,
        nullable: true,
        description: 'Address of the invoice.',
        resolve: ({ billing }) => billing,
      }),
      delivery: t.field({ type: shared.delivery, resolve: ({ delivery }) => delivery }),
      freightDays: t.exposeStringList('freightDays', {
        description: 'Days on which a forwarder can come.',
      }),
      means: t.field({ type: [means], resolve: (told) => told.means }),
      payment: t.field({ type: payment, nullable: true, resolve: (told) => told.payment }),
      goods: t.exposeInt('goods', { description: 'Value of the goods, before the voucher.' }),
      services: t.field({
        type: [shared.service],
        description: 'What is ordered with the goods; no voucher is for it.',
        resolve: ({ services }) => services,
      }),
      voucher: t.field({ type: shared.voucher, nullable: true, resolve: ({ voucher }) => voucher }),
      goodsTotal: t.exposeInt('goodsTotal', { description: 'What goods, services and sending cost.' }),
      total: t.exposeInt('total', { description: 'What is paid in all: with the price of a credit.' }),
      vat: t.field({ type: [shared.tax], resolve: ({ vat }) => vat }),
    }),
  });
}
