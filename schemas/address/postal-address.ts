import { z } from 'zod';
import { readFirstName, readLastName } from '../account/personal-name.ts';
import { readSalutation, salutations } from '../account/salutation.ts';

/** Longest text of a line of an address, in characters. */
const lineLimit = 80;

/** Where somebody lives or gets a parcel. Lines are in NFC with single spaces. */
export const postalAddress = z.strictObject({
  salutation: z.enum(salutations),
  firstName: z.string().min(1).max(lineLimit),
  lastName: z.string().min(1).max(lineLimit),
  street: z.string().min(1).max(lineLimit),
  houseNumber: z.string().min(1).max(lineLimit),
  /** Staircase, door, care of; empty: none. */
  addition: z.string().max(lineLimit),
  /** As its country writes it: `1010`, `1234 AB`. */
  postalCode: z.string().min(1).max(16),
  city: z.string().min(1).max(lineLimit),
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

/** What can be wrong with one. (Requirements 5.008–5.015) */
export const addressFaults = [
  'salutation.missing',
  'firstName.missing',
  'firstName.special-characters',
  'firstName.too-long',
  'lastName.missing',
  'lastName.special-characters-or-digits',
  'lastName.too-long',
  'street.missing',
  'street.too-long',
  'houseNumber.missing',
  'houseNumber.too-long',
  'addition.too-long',
  'postalCode.missing',
  'postalCode.digits-only',
  'postalCode.invalid',
  'city.missing',
  'city.special-characters-or-digits',
  'city.too-long',
] as const;
export type AddressFault = (typeof addressFaults)[number];

type ReadLine = { ok: true; line: string } | { ok: false; reason: 'missing' | 'too-long' };

/** A city: letters, and what stands between them (`St. Pölten`, `Wien (Vienna)`, `L’Aquila`, `Bad Goisern/See`). */
const citySigns = /^[\p{L}\p{M}'’.,()/ -]+$/u;

/**
 * An address of a country as it was typed; all faults at once, in the order of the form. House numbers are whatever people write
 * (`12-14a/3/7`), only names and cities have no special characters. (Requirements 5.013, 5.014)
 */
export function readPostalAddress(
  typed: Readonly<Partial<Record<AddressField, string>>>,
  country: string,
): { ok: true; address: PostalAddress } | { ok: false; faults: AddressFault[] } {
  const salutation = readSalutation(typed.salutation ?? '');
  const first = readFirstName(typed.firstName ?? '');
  const last = readLastName(typed.lastName ?? '');
  const street = readLine(typed.street ?? '');
  const house = readLine(typed.houseNumber ?? '');
  const addition = readLine(typed.addition ?? '');
  const postalCode = readPostalCode(typed.postalCode ?? '', country);
  const city = readLine(typed.city ?? '');
  const faults: AddressFault[] = [];
  if (!salutation) faults.push('salutation.missing');
  if (!first.ok) faults.push(`firstName.${first.reason}`);
  if (!last.ok)
    faults.push(
      last.reason === 'special-characters'
        ? 'lastName.special-characters-or-digits'
        : `lastName.${last.reason}`,
    );
  if (!street.ok) faults.push(`street.${street.reason}`);
  if (!house.ok) faults.push(`houseNumber.${house.reason}`);
  if (!addition.ok && addition.reason === 'too-long') faults.push('addition.too-long');
  if (!postalCode.ok) faults.push(`postalCode.${postalCode.reason}`);
  if (!city.ok) faults.push(`city.${city.reason}`);
  else if (!citySigns.test(city.line)) faults.push('city.special-characters-or-digits');
  if (
    faults.length > 0 ||
    !salutation ||
    !first.ok ||
    !last.ok ||
    !street.ok ||
    !house.ok ||
    !postalCode.ok ||
    !city.ok
  )
    return { ok: false, faults };
  return {
    ok: true,
    address: {
      ...{ salutation, firstName: first.name, lastName: last.name, street: street.line },
      ...{ houseNumber: house.line, addition: addition.ok ? addition.line : '' },
      ...{ postalCode: postalCode.code, city: city.line, country },
    },
  };
}

function readLine(typed: string): ReadLine {
  const line = typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (line === '') return { ok: false, reason: 'missing' };
  return line.length > lineLimit ? { ok: false, reason: 'too-long' } : { ok: true, line };
}

const codes: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  NL: /^[1-9]\d{3} [A-Z]{2}$/,
};

/** A postal code by the rules of its country, as it is written there. (Requirement 5.015) */
export function readPostalCode(
  typed: string,
  country: string,
): { ok: true; code: string } | { ok: false; reason: 'missing' | 'digits-only' | 'invalid' } {
  const bare = typed.replaceAll(/\s+/g, '').toUpperCase();
  if (bare === '') return { ok: false, reason: 'missing' };
  if (country !== 'NL' && !/^\d+$/.test(bare)) return { ok: false, reason: 'digits-only' };
  const code = country === 'NL' ? `${bare.slice(0, 4)} ${bare.slice(4)}` : bare;
  return codes[country]?.test(code) === false ? { ok: false, reason: 'invalid' } : { ok: true, code };
}
