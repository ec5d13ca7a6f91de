import { z } from 'zod';
import { postalAddress } from '../address/postal-address.ts';
import { delivery } from './delivery.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { paymentMeans } from '../payment/payment-means.ts';
import { shownPlan } from '../payment/shown-plan.ts';
import { toldGoods } from './told-goods.ts';
import { includedTax } from './included-tax.ts';
import { paymentProgress } from '../order/order-state.ts';
import { orderStates } from '../order/states/order-machine.ts';

const text = z.string();
const cents = z.int().min(0).max(MAX_AMOUNT);

const toldLine = z.object({
  position: z.int().min(1).describe('from 1'),
  sku: text.describe('number of the variant'),
  product: text.describe('number of its product'),
  ...{ name: text, brand: text },
  choice: z.array(text).describe('what was chosen, in words'),
  quantity: z.int().min(1),
  price: cents.describe('of one piece'),
  total: cents.describe('of all pieces, before the voucher'),
  discount: cents.describe('the voucher’s share'),
});
export type ToldLine = z.output<typeof toldLine>;

/** An order as calls tell it to whoever ordered: what was agreed on, and how far it is. Amounts are cents of its currency. */
export const toldOrder = z.object({
  number: text.describe('ten digits'),
  token: text.describe('what opens its pages and its invoice'),
  placedAt: z.iso.datetime(),
  state: z.enum(orderStates),
  ...{ locale: text, currency: text },
  ...{ email: text, phone: text.nullable() },
  billing: postalAddress.describe('address of the invoice'),
  lines: z.array(toldLine),
  ...toldGoods,
  delivery,
  payment: z.object({
    method: z.enum(paymentMeans),
    progress: z.enum(paymentProgress),
    plan: shownPlan.nullable().describe('of the credit that it is paid by; null: it is paid at once'),
    dates: z.array(z.object({ day: z.iso.date(), amount: cents })).describe('when it is paid by that'),
    protection: cents.nullable().describe('what insuring the open balance costs in all; null: it is not'),
  }),
  total: cents.describe('what is paid in all: with the price of a credit'),
  vat: z.array(includedTax).describe('what goods, services and sending include'),
  invoice: text.nullable().describe('where its invoice can be had; null: there is none yet'),
});
export type ToldOrder = z.output<typeof toldOrder>;
