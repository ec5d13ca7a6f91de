import { z } from 'zod';
import { postalAddress } from '../address/postal-address.ts';
import { paymentChoice } from '../payment/payment-choice.ts';
import { shownDay as day } from '../shown-day.ts';

/** A place at which parcels wait to be fetched, as it was when it was chosen. */
export const parcelShop = z.strictObject({
  id: z
    .string()
    .max(40)
    .regex(/^[A-Za-z0-9-]{1,40}$/),
  name: z.string().min(1).max(80),
  street: z.string().min(1).max(80),
  postalCode: z.string().min(1).max(16),
  city: z.string().min(1).max(80),
  country: z
    .string()
    .max(2)
    .regex(/^[A-Z]{2}$/),
  /** When it is open, in words. */
  hours: z.string().min(1).max(120).optional(),
});
export type ParcelShop = z.output<typeof parcelShop>;

/** Where an order goes: to an address (null: that of the invoice), or to a parcel shop. */
export const deliveryPlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('home'), address: postalAddress.nullable() }),
  z.strictObject({ kind: z.literal('parcel-shop'), shop: parcelShop }),
]);
export type DeliveryPlace = z.output<typeof deliveryPlace>;

/**
 * What somebody who orders has told so far; kept on the server for whose basket it is, so that it outlives the session. What is
 * null has not been told.
 */
export const checkoutDraft = z.strictObject({
  /** `guest`: wants no account; null: has not said so, and is a customer or asked. */
  as: z.literal('guest').nullable(),
  contact: z.strictObject({ email: z.string().max(254), phone: z.string().max(30).nullable() }).nullable(),
  /** The address of the invoice. */
  billing: postalAddress.nullable(),
  place: deliveryPlace.nullable(),
  /** When and how a forwarder comes; null: nobody was asked. */
  freight: z.strictObject({ day, floor: z.string().min(1).max(40) }).nullable(),
  payment: paymentChoice.nullable(),
  /** `YYYY-MM-DD`; null: not told. */
  birthday: day.nullable(),
  /** Whether the open balance is to be insured; null: nobody was asked. (Requirement 9.045) */
  hasProtection: z.boolean().nullable(),
  /** Whether a credit was refused when it was ordered, and no other way to pay has been chosen since. */
  isCreditRefused: z.boolean().optional(),
});
export type CheckoutDraft = z.output<typeof checkoutDraft>;

export const emptyDraft: CheckoutDraft = {
  as: null,
  contact: null,
  billing: null,
  place: null,
  freight: null,
  payment: null,
  birthday: null,
  hasProtection: null,
};
