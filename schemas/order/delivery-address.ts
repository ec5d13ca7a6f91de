import { z } from 'zod';
import { accountLimits } from '../account/account-limits.ts';
import { formField } from '../account/form-field.ts';
import { readFirstName, readLastName } from '../account/personal-name.ts';
import { readSalutation, salutations } from '../account/salutation.ts';
import { readPostalCode } from './postal-code.ts';

/** Characters that the lines of an address have at most. */
export const addressLimits = {
  street: 80,
  houseNumber: 20,
  addition: 60,
  city: 60,
  phone: 30,
  floor: 20,
} as const;

/** An address as it is kept, and as an order keeps it from the moment that it is placed. */
export const deliveryAddress = z.strictObject({
  salutation: z.enum(salutations),
  firstName: z.string().min(1).max(accountLimits.name),
  lastName: z.string().min(1).max(accountLimits.name),
  street: z.string().min(1).max(addressLimits.street),
  houseNumber: z.string().min(1).max(addressLimits.houseNumber),
  /** Staircase, company, care of; empty: nothing. */
  addition: z.string().max(addressLimits.addition),
  postalCode: z.string().min(1).max(10),
  city: z.string().min(1).max(addressLimits.city),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Digits after a `+` or a 0; null: not told. */
  phone: z.string().max(addressLimits.phone).nullable(),
  /** As it is called: `EG`, `3`; null: not told. */
  floor: z.string().max(addressLimits.floor).nullable(),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** What an address form sends. */
export const addressInput = z.strictObject({
  salutation: formField,
  firstName: formField,
  lastName: formField,
  street: formField,
  houseNumber: formField,
  addition: formField,
  postalCode: formField,
  city: formField,
  phone: formField,
  floor: formField,
});
type AddressInput = z.output<typeof addressInput>;

/** What is wrong with a field: `<field>.<reason>`. */
export type AddressFault =
  | 'salutation.missing'
  | `${'firstName' | 'city'}.${'missing' | 'special-characters' | 'too-long'}`
  | `lastName.${'missing' | 'special-characters-or-digits' | 'too-long'}`
  | `${'street' | 'houseNumber' | 'addition' | 'floor'}.${'missing' | 'invalid' | 'too-long'}`
  | `postalCode.${'missing' | 'digits-only' | 'invalid'}`
  | `phone.${'missing' | 'invalid'}`;

type ReadAddress = { ok: true; address: DeliveryAddress } | { ok: false; faults: AddressFault[] };

/**
 * Reads an address form by the rules of the country of delivery; all faults at once, in the order of the fields. A forwarder needs
 * phone and floor. House numbers may have whatever they have (`12-14a/3/7`), names one letter. (Requirements 5.011–5.023)
 */
export function readDeliveryAddress(
  input: AddressInput,
  { country, isFreight }: { country: string; isFreight: boolean },
): ReadAddress {
  const faults: AddressFault[] = [];
  const take = <Value>(read: { value: Value } | { fault: AddressFault }, instead: Value): Value => {
    if ('value' in read) return read.value;
    faults.push(read.fault);
    return instead;
  };
  const salutation = readSalutation(input.salutation);
  const first = readFirstName(input.firstName);
  const last = readLastName(input.lastName);
  const postal = readPostalCode(input.postalCode, country);
  const address: DeliveryAddress = {
    salutation: take(salutation ? { value: salutation } : { fault: 'salutation.missing' }, 'none'),
    firstName: take(first.ok ? { value: first.name } : { fault: `firstName.${first.reason}` }, ''),
    lastName: take(last.ok ? { value: last.name } : { fault: lastNameFault(last.reason) }, ''),
    street: take(readLine(input, 'street', true), ''),
    houseNumber: take(readLine(input, 'houseNumber', true), ''),
    addition: take(readLine(input, 'addition', false), ''),
    postalCode: take(postal.ok ? { value: postal.postalCode } : { fault: `postalCode.${postal.reason}` }, ''),
    city: take(readCity(input.city), ''),
    country,
    phone: take(readPhone(input.phone, isFreight), null),
    floor: take(readLine(input, 'floor', isFreight), '') || null,
  };
  return faults.length === 0 ? { ok: true, address } : { ok: false, faults };
}

function lastNameFault(reason: 'missing' | 'special-characters' | 'too-long'): AddressFault {
  return reason === 'special-characters' ? 'lastName.special-characters-or-digits' : `lastName.${reason}`;
}

function readLine(
  input: AddressInput,
  field: 'street' | 'houseNumber' | 'addition' | 'floor',
  isNeeded: boolean,
): { value: string } | { fault: AddressFault } {
  const value = cleaned(input[field]);
  if (value === null || (value !== '' && !/[\p{L}\p{N}]/u.test(value))) return { fault: `${field}.invalid` };
  if (value === '' && isNeeded) return { fault: `${field}.missing` };
  return value.length > addressLimits[field] ? { fault: `${field}.too-long` } : { value };
}

/** Places have letters, and what stands in `St. Pölten`, `Biel/Bienne`, `Halle (Saale)`, `’s-Hertogenbosch`, `Bern 6`. */
function readCity(text: string): { value: string } | { fault: AddressFault } {
  const value = cleaned(text);
  if (value === '') return { fault: 'city.missing' };
  const isCity = value !== null && /^[\p{L}\p{M}\p{N}'’.,/() -]+$/u.test(value) && /\p{L}/u.test(value);
  if (!isCity) return { fault: 'city.special-characters' };
  // A full stop within a word would be read as a link by mail programs.
  const city = value.replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ');
  return city.length > addressLimits.city ? { fault: 'city.too-long' } : { value: city };
}

/** Six to fifteen digits, however they are grouped (E.164 has fifteen). */
function readPhone(text: string, isNeeded: boolean): { value: string | null } | { fault: AddressFault } {
  const value = cleaned(text);
  if (value === '') return isNeeded ? { fault: 'phone.missing' } : { value: null };
  // `+43 (0) 660`: the 0 in brackets is not dialled from abroad.
  const dialled = value?.replace(/^(\+\d{1,3}) ?\(0\)/, '$1').replaceAll(/[ ()/.–-]/g, '') ?? '';
  return /^\+?\d{6,15}$/.test(dialled) ? { value: dialled } : { fault: 'phone.invalid' };
}

/** In NFC, with single spaces; null where it has control characters, which could write headers of mails. */
function cleaned(text: string): string | null {
  if (/\p{Cc}/u.test(text)) return null;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
