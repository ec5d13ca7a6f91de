import { z } from 'zod';
import { trackingStates, webAddress } from './parcel-tracking.ts';

const state = z.enum(trackingStates);

/** A parcel as pages of orders show it. */
export const shownParcel = z.strictObject({
  /** As people call it. */
  carrier: z.string(),
  trackingNumber: z.string(),
  /** When it left, in words. */
  sent: z.string(),
  state,
  /** The carrier's page about it; null: nobody knows one. */
  page: webAddress.nullable(),
  /** What happened to it, the last thing first; none: nothing is told. */
  events: z.array(z.strictObject({ when: z.string(), place: z.string(), state })),
  articles: z.array(z.strictObject({ name: z.string(), quantity: z.int().min(1) })),
  /** The carrier cannot be asked now: it may be further. */
  isAway: z.boolean(),
});
export type ShownParcel = z.output<typeof shownParcel>;
