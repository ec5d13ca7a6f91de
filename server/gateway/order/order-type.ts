import { paymentProgress } from '../../../schemas/order/order-state.ts';
import { orderStates } from '../../../schemas/order/states/order-machine.ts';
import type { ToldLine, ToldOrder } from '../../../schemas/told-order/told-order.ts';
import { enumOf } from '../graph/enum-of.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';
import type { SharedOrderTypes } from './shared-order-types.ts';

/** `Order`: what was agreed on, and how far it is. */
export function addOrderType(builder: GatewayBuilder, shared: SharedOrderTypes) {
  const state = enumOf(builder, 'OrderState', orderStates);
  const line = addLineType(builder);
  const payment = addPaymentType(builder, shared);
  return builder.objectRef<ToldOrder>('Order').implement({
    description: 'Amounts are cents of its currency.',
    fields: (t) => ({
      number: t.exposeID('number', { description: 'Ten digits.' }),
      token: t.exposeString('token', { description: 'What opens its pages and its invoice.' }),
      placedAt: t.exposeString('placedAt', { description: 'Date and time in UTC.' }),
      state: t.field({ type: state, resolve: (order) => order.state }),
      locale: t.exposeString('locale'),
      currency: t.exposeString('currency'),
      email: t.exposeString('email'),
      phone: t.exposeString('phone', { nullable: true }),
      billing: t.field({
        type: shared.address,
        description: 'Address of the invoice.',
        resolve: (order) => order.billing,
      }),
      lines: t.field({ type: [line], resolve: ({ lines }) => lines }),
      goods: t.exposeInt('goods', { description: 'Value of the goods, before the voucher.' }),
      services: t.field({
        type: [shared.service],
        description: 'What is ordered with the goods; no voucher is for it.',
        resolve: ({ services }) => services,
      }),
      voucher: t.field({ type: shared.voucher, nullable: true, resolve: (order) => order.voucher }),
      delivery: t.field({ type: shared.delivery, resolve: ({ delivery }) => delivery }),
      payment: t.field({ type: payment, resolve: (order) => order.payment }),
      goodsTotal: t.exposeInt('goodsTotal', { description: 'What goods, services and sending cost.' }),
      total: t.exposeInt('total', { description: 'What is paid in all: with the price of a credit.' }),
      vat: t.field({ type: [shared.tax], resolve: ({ vat }) => vat }),
      invoice: t.exposeString('invoice', {
        nullable: true,
        description: 'Where its invoice can be had; null: there is none yet.',
      }),
    }),
  });
}

function addLineType(builder: GatewayBuilder) {
  return builder.objectRef<ToldLine>('OrderLineItem').implement({
    fields: (t) => ({
      position: t.exposeInt('position', { description: 'From 1.' }),
      sku: t.exposeID('sku'),
      product: t.exposeID('product', { description: 'Number of its product.' }),
      name: t.exposeString('name'),
      brand: t.exposeString('brand'),
      choice: t.exposeStringList('choice', { description: 'What was chosen, in words.' }),
      quantity: t.exposeInt('quantity'),
      price: t.exposeInt('price', { description: 'Of one piece.' }),
      total: t.exposeInt('total', { description: 'Of all pieces, before the voucher.' }),
      discount: t.exposeInt('discount', { description: 'The voucher’s share.' }),
    }),
  });
}

function addPaymentType(builder: GatewayBuilder, { method, plan }: SharedOrderTypes) {
  const progress = enumOf(builder, 'PaymentProgress', paymentProgress);
  const date = builder.objectRef<ToldOrder['payment']['dates'][number]>('PaymentDate').implement({
    fields: (t) => ({ day: t.exposeString('day'), amount: t.exposeInt('amount') }),
  });
  return builder.objectRef<ToldOrder['payment']>('OrderPayment').implement({
    fields: (t) => ({
      method: t.field({ type: method, resolve: (payment) => payment.method }),
      progress: t.field({ type: progress, resolve: (payment) => payment.progress }),
      plan: t.field({
        type: plan,
        nullable: true,
        description: 'Of the credit that it is paid by; null: it is paid at once.',
        resolve: (payment) => payment.plan,
      }),
      dates: t.field({
        type: [date],
        description: 'When it is paid by the plan.',
        resolve: ({ dates }) => dates,
      }),
      protection: t.exposeInt('protection', {
        nullable: true,
        description: 'What insuring the open balance costs in all; null: it is not insured.',
      }),
    }),
  });
}
