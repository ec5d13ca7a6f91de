import { z } from 'zod';
import { deliveryOptions } from '../basket/basket.ts';
import { goodsServices } from '../catalogue/goods-service.ts';
import { withdrawalException } from '../catalogue/withdrawal-exception.ts';
import { deliveryPlace } from '../checkout/checkout-draft.ts';
import { paymentChoice } from '../payment/payment-choice.ts';
import { paymentPlan } from '../payment/payment-plan.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { pictureId } from '../picture.ts';
import { sku } from '../product-card.ts';
import { postalAddress } from '../address/postal-address.ts';
import { shownDay as day } from '../shown-day.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);
/** Parts per million. */
const rate = z.int().min(0).max(1_000_000);

/** What was ordered of one article. Amounts are cents of the order's currency. */
const orderedLine = z.strictObject({
  /** From 1, in the order of the basket. */
  position: z.int().min(1),
  sku,
  product: sku,
  name: z.string().min(1).max(200),
  brand: z.string().max(80),
  choice: z.array(z.string().max(80)).max(3),
  picture: pictureId,
  quantity: z.int().min(1),
  /** Of one piece. */
  price: cents,
  /** Of all pieces, before the voucher. */
  total: cents,
  /** The voucher's share. */
  discount: cents,
  taxRate: rate,
  mode: z.enum(['parcel', 'freight']),
  /** Why it cannot be withdrawn from; null, or absent in what was kept before there were any: it can. */
  withdrawalException: withdrawalException.nullish(),
  /** First and last day on which it is expected. */
  arrival: z.tuple([day, day]),
});
export type OrderedLine = z.output<typeof orderedLine>;

/** A service that was ordered with all pieces of an article, whose `position` it has. Amounts are cents. */
const orderedService = z.strictObject({
  position: z.int().min(1),
  kind: z.enum(goodsServices),
  name: z.string().min(1).max(80),
  quantity: z.int().min(1),
  /** For one piece. */
  price: cents,
  total: cents,
  taxRate: rate,
});

/** An order as it was shown when the button was pressed; it never changes. Amounts are cents. */
export const ordered = z.strictObject({
  locale: z.string(),
  /** ISO 4217. */
  currency: z
    .string()
    .length(3)
    .regex(/^[A-Z]{3}$/),
  contact: z.strictObject({ email: z.string(), phone: z.string().nullable() }),
  billing: postalAddress,
  place: deliveryPlace,
  freight: z.strictObject({ day, floor: z.string() }).nullable(),
  lines: z.array(orderedLine).min(1),
  /** Absent in what was kept before there were any. */
  services: z.array(orderedService).default([]),
  voucher: z
    .strictObject({ code: z.string(), campaign: z.string(), title: z.string(), discount: cents })
    .nullable(),
  option: z.enum(deliveryOptions),
  /** `byRate`: what of it is taxed at which rate. */
  shipping: z.strictObject({
    parcel: cents,
    freight: cents,
    byRate: z.array(z.strictObject({ rate, gross: cents })),
  }),
  payment: paymentChoice,
  /** Null: it is paid at once. */
  plan: paymentPlan.nullable(),
  /** What is paid for goods, services and sending. */
  goodsTotal: cents,
  /** What is paid in all: with the price of a credit. */
  total: cents,
  /** What goods and sending include, by rate. */
  vat: z.array(z.strictObject({ rate, gross: cents, net: cents, tax: cents })),
});
export type Ordered = z.output<typeof ordered>;
