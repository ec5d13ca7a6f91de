import { z } from 'zod';
import { causes } from '../order/states/transition.ts';
import { orderStates } from '../order/states/order-machine.ts';
import { ordered } from '../order/ordered.ts';
import { orderRefund } from './order-refund.ts';
import { orderReturn } from './order-return.ts';
import { parcel } from './parcel.ts';
import { pieces } from './pieces.ts';

const moment = z.int().min(0);

/** An order with all that has become of it. Times in ms since 1970. */
export const fulfilledOrder = z.strictObject({
  number: z.string(),
  /** Null: a guest. */
  customer: z.string().nullable(),
  email: z.string(),
  state: z.enum(orderStates),
  placedAt: moment,
  ordered,
  /** The first one first, as all that follows. */
  parcels: z.array(parcel),
  cancellations: z.array(z.strictObject({ key: z.string(), pieces, cause: z.enum(causes), at: moment })),
  returns: z.array(orderReturn),
  refunds: z.array(orderRefund),
  notes: z.array(z.strictObject({ key: z.string(), text: z.string(), at: moment })),
  /** Each state that the order, a line (`line:1`) or a payment (`payment:…`) came to. */
  history: z.array(
    z.strictObject({ subject: z.string(), state: z.string(), cause: z.enum(causes), at: moment }),
  ),
});
export type FulfilledOrder = z.output<typeof fulfilledOrder>;
