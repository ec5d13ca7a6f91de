import type { ParcelTracking } from '../../../schemas/parcel/parcel-tracking.ts';
import type { LabelOrder, PickUpOrder } from './carrier-messages.ts';

/** A parcel by what its carrier calls it. */
export interface ParcelName {
  /** `post`, `dhl` … */
  carrier: string;
  trackingNumber: string;
}

/** What is stuck on a parcel that comes back, as PDF. */
export interface ReturnLabel extends ParcelName {
  file: Buffer;
}

/** Who brings parcels, or a service that asks several who do. Every method may throw `CarrierUnavailable`. */
export interface Carrier {
  /** Where it is. */
  origin: string;
  /** How far a parcel is; it is followed from the first time on. Null: nobody knows it. */
  track(parcel: ParcelName): Promise<ParcelTracking | null>;
  /** A label for what comes back: ordered again under the same id, it is the same one. Throws `CarrierRefused`. */
  label(order: LabelOrder): Promise<ReturnLabel>;
  /** Has something fetched on a day; ordered again under the same id, that is done once. Throws `CarrierRefused`. */
  pickUp(order: PickUpOrder): Promise<void>;
}

/** It could not be reached, was too slow, or said what makes no sense. */
export class CarrierUnavailable extends Error {
  constructor(cause: unknown) {
    super('The carrier did not answer as it should', { cause });
    this.name = 'CarrierUnavailable';
  }
}

/** It will not do what it was asked for, however often. */
export class CarrierRefused extends Error {
  constructor(status: number) {
    super(`The carrier refuses what it was asked for: status ${status}`);
    this.name = 'CarrierRefused';
  }
}
