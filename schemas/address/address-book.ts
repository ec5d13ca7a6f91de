import { z } from 'zod';
import { postalAddress } from './postal-address.ts';

/** Addresses that one customer can keep. */
export const maxAddresses = 20;

/** The forms of the address book: keeps an address, takes one away, makes one the usual one. */
export const addressForms = ['address', 'address-remove', 'address-default'] as const;
export type AddressForm = (typeof addressForms)[number];

/** Query parameters of its page: the address that is edited, and what was just done. */
export const addressBookQuery = { address: 'adresse', state: 'stand' } as const;
export const addressBookStates = ['adresse-gespeichert', 'adresse-entfernt'] as const;

/** By what an address is known in its customer's book: 128 bits, base64url. */
const addressId = z
  .string()
  .max(22)
  .regex(/^[A-Za-z0-9_-]{22}$/);

/** What the page of a customer's address book is drawn with. */
export const addressBook = z.strictObject({
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** What the form holds, and what is wrong with it. */
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  /** The address that is edited; null: a new one is asked for. */
  edited: addressId.nullable(),
  /** Two capitals of ISO 3166: the shop delivers nowhere else. */
  country: z.string(),
  /** The usual one first. */
  addresses: z.array(z.strictObject({ id: addressId, isDefault: z.boolean(), address: postalAddress })),
});
export type AddressBook = z.output<typeof addressBook>;
