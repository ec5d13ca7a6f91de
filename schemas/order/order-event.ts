import { z } from 'zod';
import { postalAddress } from '../address/postal-address.ts';
import { parcelShop } from '../checkout/checkout-draft.ts';
import { paymentMeans } from '../payment/payment-means.ts';
import { ordered } from './ordered.ts';
import { causes } from './states/transition.ts';

/** What a merchant's own system is told of orders: this list, and no more. */
const orderEvents = ['order.placed', 'order.confirmed', 'order.cancelled', 'order.paid'] as const;
export type OrderEventType = (typeof orderEvents)[number];

const { lines, shipping, voucher, locale, currency, goodsTotal, total, vat, freight } = ordered.shape;

/** What was ordered. Amounts are cents of its currency. Nobody is named. */
const order = z.strictObject({
  number: z.string(),
  placedAt: z.iso.datetime(),
  ...{ locale, currency, shipping, goodsTotal, total, vat },
  lines: z.array(
    lines.element.pick({
      ...{ position: true, sku: true, name: true, quantity: true, price: true, total: true },
      ...{ discount: true, taxRate: true, mode: true, arrival: true },
    }),
  ),
  /** `discount`: what it takes off in all. */
  voucher: voucher.unwrap().pick({ campaign: true, discount: true }).nullable(),
  payment: z.strictObject({ method: z.enum(paymentMeans) }),
});

/** Who gets it, and where: what sending it needs. */
const delivery = z.strictObject({
  /** At a parcel shop, who fetches it is told by name alone. */
  to: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('address'), address: postalAddress }),
    z.strictObject({
      kind: z.literal('parcel-shop'),
      shop: parcelShop.omit({ hours: true }),
      recipient: postalAddress.pick({ firstName: true, lastName: true }),
    }),
  ]),
  /** When and to which floor a forwarder comes, and under which number he is expected; null: none does. */
  freight: freight.unwrap().extend({ phone: z.string().nullable() }).nullable(),
});

const event = <Type extends OrderEventType, Data extends z.ZodRawShape>(type: Type, data: Data) =>
  z.strictObject({
    type: z.literal(type),
    /** Of this document. What is added to it later leaves the number as it is. */
    version: z.literal(1),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data: z.strictObject({ shop: z.string(), order, ...data }),
  });

/**
 * What a merchant's system is told: a type, a time and what it is about, as Standard Webhooks 1.0.0 wants it. Only who confirms an
 * order needs to know who gets it.
 */
export const orderEvent = z.discriminatedUnion('type', [
  /** It waits for its payment, or is about to be confirmed; also where it is taken up again after it was cancelled. */
  event('order.placed', {}),
  /** It is to be sent. */
  event('order.confirmed', { delivery }),
  event('order.cancelled', { cause: z.enum(causes) }),
  /** A provider has the money. */
  event('order.paid', {
    payment: z.strictObject({
      method: z.string(),
      /** As the provider calls it. */
      reference: z.string(),
      amount: total,
      currency,
    }),
  }),
]);
export type OrderEvent = z.output<typeof orderEvent>;
