import { z } from 'zod';
import { orderState } from './order-state.ts';

/** Why a link of a mail pays nothing: it is none of ours, too old, or nothing of its order is open any more. */
const payLinkRefusals = ['none', 'expired', 'paid', 'cancelled', 'returned'] as const;

/** What the page behind a link with which an order is paid is drawn with. */
export const payLinkState = orderState.extend({
  /** Null: it can be paid now. */
  refusal: z.enum(payLinkRefusals).nullable(),
});
export type PayLinkState = z.output<typeof payLinkState>;
