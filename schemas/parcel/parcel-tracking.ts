import { z } from 'zod';

/** How far a parcel is, as its carrier says. */
export const trackingStates = [
  'announced',
  'on-the-way',
  'out-for-delivery',
  'delivered',
  'delayed',
  /** It goes back to who has sent it. */
  'returned',
] as const;
export type TrackingState = (typeof trackingStates)[number];

/** An address of the web outside the shop. */
export const webAddress = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s"<>\\]+$/);

/** What a carrier knows of a parcel. */
export const parcelTracking = z.strictObject({
  state: z.enum(trackingStates),
  /** The carrier's own page about it; null: there is none. */
  page: webAddress.nullable(),
  /** What happened to it, the first thing first. */
  events: z
    .array(
      z.strictObject({
        /** In ms since 1970. */
        at: z.int().min(0),
        /** Where; empty: that is not told. */
        place: z.string().max(100),
        state: z.enum(trackingStates),
      }),
    )
    .max(100),
});
export type ParcelTracking = z.output<typeof parcelTracking>;
