import { z } from 'zod';
import { accountLimits } from '../account/account-limits.ts';
import { readFirstName, readLastName } from '../account/personal-name.ts';
import { readSalutation, salutations } from '../account/salutation.ts';
import { addressLimits, cleanedLine, readAddressLine } from './address-line.ts';
import { readPostalCode } from './postal-code.ts';

/** Where somebody lives or gets a parcel. Lines are in NFC with single spaces. */
export const postalAddress = z.strictObject({
  salutation: z.enum(salutations),
  firstName: z.string().min(1).max(accountLimits.name),
  lastName: z.string().min(1).max(accountLimits.name),
  street: z.string().min(1).max(addressLimits.street),
  houseNumber: z.string().min(1).max(addressLimits.houseNumber),
  /** Staircase, company, care of; empty: nothing. */
  addition: z.string().max(addressLimits.addition),
  /** As its country writes it: `1010`, `1234 AB`. */
  postalCode: z.string().min(1).max(10),
  city: z.string().min(1).max(addressLimits.city),
  /** Two capitals of ISO 3166. */
  country: z
    .string()
    .max(2)
    .regex(/^[A-Z]{2}$/),
});
export type PostalAddress = z.output<typeof postalAddress>;

/** The fields of an address in a form, in its order. */
export const addressFields = [
  'salutation',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
] as const;
export type AddressField = (typeof addressFields)[number];

/** What is wrong with a field: `<field>.<reason>`. */
export type AddressFault =
  | 'salutation.missing'
  | `${'firstName' | 'city'}.${'missing' | 'special-characters' | 'too-long'}`
  | `lastName.${'missing' | 'special-characters-or-digits' | 'too-long'}`
  | `${'street' | 'houseNumber'}.${'missing' | 'invalid' | 'too-long'}`
  | `addition.${'invalid' | 'too-long'}`
  | `postalCode.${'missing' | 'digits-only' | 'invalid'}`;

type ReadAddress = { ok: true; address: PostalAddress } | { ok: false; faults: AddressFault[] };

/**
 * Reads an address form by the rules of its country; all faults at once, in the order of the fields. House numbers may have whatever
 * they have (`12-14a/3/7`), names one letter. (Requirements 5.011–5.023)
 */
export function readPostalAddress(
  typed: Readonly<Partial<Record<AddressField, string>>>,
  country: string,
): ReadAddress {
  const faults: AddressFault[] = [];
  const take = <Value>(read: { value: Value } | { fault: AddressFault }, instead: Value): Value => {
    if ('value' in read) return read.value;
    faults.push(read.fault);
    return instead;
  };
  const salutation = readSalutation(typed.salutation ?? '');
  const first = readFirstName(typed.firstName ?? '');
  const last = readLastName(typed.lastName ?? '');
  const postal = readPostalCode(typed.postalCode ?? '', country);
  const address: PostalAddress = {
    salutation: take(salutation ? { value: salutation } : { fault: 'salutation.missing' }, 'none'),
    firstName: take(first.ok ? { value: first.name } : { fault: `firstName.${first.reason}` }, ''),
    lastName: take(last.ok ? { value: last.name } : { fault: lastNameFault(last.reason) }, ''),
    street: take(readNeeded(typed, 'street'), ''),
    houseNumber: take(readNeeded(typed, 'houseNumber'), ''),
    addition: take(readAddition(typed.addition ?? ''), ''),
    postalCode: take(postal.ok ? { value: postal.postalCode } : { fault: `postalCode.${postal.reason}` }, ''),
    city: take(readCity(typed.city ?? ''), ''),
    country,
  };
  return faults.length === 0 ? { ok: true, address } : { ok: false, faults };
}

function lastNameFault(reason: 'missing' | 'special-characters' | 'too-long'): AddressFault {
  return reason === 'special-characters' ? 'lastName.special-characters-or-digits' : `lastName.${reason}`;
}

function readNeeded(
  typed: Readonly<Partial<Record<AddressField, string>>>,
  field: 'street' | 'houseNumber',
): { value: string } | { fault: AddressFault } {
  const read = readAddressLine(typed[field] ?? '', field);
  return read.ok ? { value: read.line } : { fault: `${field}.${read.reason}` };
}

function readAddition(text: string): { value: string } | { fault: AddressFault } {
  const read = readAddressLine(text, 'addition');
  if (read.ok) return { value: read.line };
  return read.reason === 'missing' ? { value: '' } : { fault: `addition.${read.reason}` };
}

/** Places have letters, and what stands in `St. Pölten`, `Biel/Bienne`, `Halle (Saale)`, `’s-Hertogenbosch`, `Bern 6`. */
function readCity(text: string): { value: string } | { fault: AddressFault } {
  const value = cleanedLine(text);
  if (value === '') return { fault: 'city.missing' };
  const isCity = value !== null && /^[\p{L}\p{M}\p{N}'’.,/() -]+$/u.test(value) && /\p{L}/u.test(value);
  if (!isCity) return { fault: 'city.special-characters' };
  // A full stop within a word would be read as a link by mail programs.
  const city = value.replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ');
  return city.length > addressLimits.city ? { fault: 'city.too-long' } : { value: city };
}
