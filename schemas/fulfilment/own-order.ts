import { z } from 'zod';

import { lineStep } from '../parcel/line-steps.ts';
import { shownParcel } from '../parcel/shown-parcel.ts';
import { shownReturn } from './shown-return.ts';
import { productSlug, sku } from '../product-card.ts';
import { shownNumber } from '../order/shown-number.ts';
import { orderState } from '../order/order-state.ts';
import { orderStates } from '../order/states/order-machine.ts';
import { pagePath } from '../order/page-path.ts';

/** The form on the page of an order that puts its articles into the basket once more. */
export const orderAgainForm = 'order-again';

/** What the page of an order in the account is drawn with. */
export const ownOrder = z.strictObject({
  /** Why what was asked for could not be done, in words; empty: nothing was. */
  refusal: z.string(),
  state: z.enum(orderStates),
  order: orderState.shape.order.unwrap().omit({ canRegister: true }).extend({ number: shownNumber }),
  /** By position, where its pieces are; none: the order waits for its payment. */
  steps: z.array(z.strictObject({ position: z.int(), steps: z.array(lineStep) })),
  /** The first one first. */
  parcels: z.array(shownParcel),
  /** The last one first. */
  returns: z.array(shownReturn),
  /** Whether something of it can be sent back now. */
  canReturn: z.boolean(),
  /** Where what has not been sent can be cancelled; null: there is nothing. */
  cancel: pagePath.nullable(),
  /** By position, the product that can be reviewed; absent: none. */
  reviews: z.array(z.strictObject({ position: z.int(), sku, slug: productSlug })),
});
export type OwnOrder = z.output<typeof ownOrder>;
