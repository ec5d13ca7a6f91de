import { z } from 'zod';
import { newParcel } from '../../../schemas/fulfilment/parcel.ts';
import { parcelTracking } from '../../../schemas/parcel/parcel-tracking.ts';

const line = z.string().max(200);

/** To whom or from whom something goes. */
const address = z.strictObject({
  name: line,
  street: line,
  postalCode: z.string().max(20),
  city: line,
  country: z.string().regex(/^[A-Z]{2}$/),
});
export type CarrierAddress = z.output<typeof address>;

const common = {
  /** Ours: asked for again, it is the same. */
  id: z.string().min(1).max(200),
  /** What its people are told it is about: the number of an order. */
  reference: z.string().max(80),
  /** In which papers are written. */
  locale: z.string().max(20),
  /** Of whoever sends something back. */
  from: address,
};

/** A parcel that is to be followed. */
export const trackingOrder = newParcel.pick({ carrier: true, trackingNumber: true });

/** A label for a parcel that comes back. */
export const labelOrder = z.strictObject({ ...common, to: address });
export type LabelOrder = z.output<typeof labelOrder>;

/** Something to be fetched on a day. */
export const pickUpOrder = z.strictObject({ ...common, to: address, day: z.iso.date() });
export type PickUpOrder = z.output<typeof pickUpOrder>;

/** What is answered to each: unknown fields are nothing to us. */
export const toldTracking = z.object(parcelTracking.shape);
export const toldLabel = z.object({
  ...trackingOrder.shape,
  /** PDF, in base64. */
  file: z.base64().min(8),
});
export const toldPickUp = z.object({ day: z.iso.date() });
