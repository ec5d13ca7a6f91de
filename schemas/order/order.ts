import { z } from 'zod';
import { maxLines, maxQuantity } from '../basket/basket.ts';
import { localeName } from '../content-names.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { sku } from '../product-card.ts';
import { deliveryAddress } from './delivery-address.ts';
import { orderPayment } from './order-payment.ts';
import { readOrderNumber } from './order-number.ts';
import { paymentPlan } from './payment-plan.ts';
import { lineStates } from './states/line-machine.ts';
import { orderStates } from './states/order-machine.ts';
import { causes } from './states/transition.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);
const rate = z.int().min(0).max(1_000_000);
const taxed = { gross: cents, net: cents, tax: cents, rate };
const moment = z.int().min(0);

/** A line of an order as it was ordered: nothing of it changes with the catalogue. */
const orderLine = z.strictObject({
  kind: z.enum(['goods', 'service']),
  sku,
  name: z.string().min(1).max(200),
  /** What was chosen, in words. */
  choice: z.array(z.string().max(80)).max(3),
  quantity: z.int().min(1).max(maxQuantity),
  unitPrice: cents,
  list: cents,
  discount: cents,
  voucher: cents,
  /** Whether the voucher was for it, even where its share of it was nothing. */
  isCovered: z.boolean(),
  ...taxed,
  mode: z.enum(['parcel', 'freight']).nullable(),
  /** Days between which it was promised; null for services. */
  promise: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  state: z.enum(lineStates),
  cause: z.enum(causes),
  returned: z.int().min(0).max(maxQuantity),
});

/** An order as it was shown and placed, and what became of it. Amounts are cents of its currency, moments ms since 1970. */
export const order = z.strictObject({
  number: z.string().refine((text) => readOrderNumber(text) === text, 'no number of an order'),
  tenant: z.string().min(1),
  locale: localeName,
  currency: z.enum(['EUR', 'CHF']),
  placedAt: moment,
  state: z.enum(orderStates),
  cause: z.enum(causes),
  email: z.email(),
  deliveryAddress,
  /** Null: that of the delivery. */
  invoiceAddress: deliveryAddress.nullable(),
  lines: z
    .array(orderLine)
    .min(1)
    .max(maxLines * 3),
  voucher: z.strictObject({ code: z.string(), campaign: z.string(), discount: cents }).nullable(),
  shipping: z.strictObject({
    parcel: cents,
    freight: cents,
    total: cents,
    parts: z.array(z.strictObject(taxed)),
  }),
  /** Day that was agreed upon with the forwarder; null: no freight. */
  freightDay: z.iso.date().nullable(),
  price: cents,
  surcharge: cents,
  total: cents,
  plan: paymentPlan.nullable(),
  /** Every attempt, the first one first. */
  payments: z.array(orderPayment),
});
export type Order = z.output<typeof order>;
