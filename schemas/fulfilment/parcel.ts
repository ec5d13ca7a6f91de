import { z } from 'zod';
import { pieces } from './pieces.ts';

/** A parcel that leaves the house. */
export const newParcel = z.strictObject({
  /** Who brings it, by a name of the shop's own: `post`. */
  carrier: z.string().regex(/^[a-z0-9-]{1,40}$/),
  trackingNumber: z.string().regex(/^[A-Za-z0-9-]{4,40}$/),
  pieces,
});
export type NewParcel = z.output<typeof newParcel>;

/** A parcel on its way. Times in ms since 1970. */
export const parcel = newParcel.extend({
  /** What is earned with it, in cents. */
  value: z.int().min(0),
  shippedAt: z.int().min(0),
  /** Null: it has not arrived. */
  deliveredAt: z.int().min(0).nullable(),
});
export type Parcel = z.output<typeof parcel>;
