import { describe, expect, test } from 'vitest';
import { addressLimits } from './address-line.ts';
import { type AddressFault, type AddressField, postalAddress, readPostalAddress } from './postal-address.ts';

const right = {
  ...{
    salutation: 'none',
    firstName: 'Ó',
    lastName: 'Ó Briain',
    street: 'Lindengasse',
    houseNumber: '12-14a/3/7',
  },
  ...{ addition: '', postalCode: '4020', city: 'Linz' },
};
const read = (more: Partial<typeof right> = {}, country = 'AT') =>
  readPostalAddress({ ...right, ...more }, country);

describe('an address', () => {
  test('is read as it is kept', () => {
    const found = read({ addition: 'Stiege  2' });
    expect(found).toEqual({
      ok: true,
      address: {
        ...right,
        ...{ addition: 'Stiege 2', country: 'AT' },
      },
    });
    expect(found.ok && postalAddress.safeParse(found.address).success).toBe(true);
  });

  test.each([
    ['houseNumber', '20/A/4/15', '20/A/4/15'],
    ['houseNumber', '12 ½', '12 ½'],
    ['street', 'Straße des 17. Juni', 'Straße des 17. Juni'],
    ['street', 'C 4, Q7', 'C 4, Q7'],
    ['city', 'St.Pölten', 'St. Pölten'],
    ['city', 'Biel/Bienne', 'Biel/Bienne'],
    ['city', 'Halle (Saale)', 'Halle (Saale)'],
    ['city', '’s-Hertogenbosch', '’s-Hertogenbosch'],
    ['city', 'Y', 'Y'],
  ] as const)('has as %s %j', (field, typed, kept) => {
    const found = read({ [field]: typed });
    expect(found.ok && found.address[field]).toBe(kept);
  });

  test('tells all that is wrong at once, in the order of its fields', () => {
    const nothing = Object.fromEntries(Object.keys(right).map((field) => [field, '']));
    expect(read(nothing)).toEqual({
      ok: false,
      faults: [
        ...['salutation', 'firstName', 'lastName', 'street', 'houseNumber', 'postalCode', 'city'].map(
          (field) => `${field}.missing`,
        ),
      ],
    });
  });

  test.each([
    ['firstName', 'A<b>', 'firstName.special-characters'],
    ['lastName', 'M4ier', 'lastName.special-characters-or-digits'],
    ['lastName', '', 'lastName.missing'],
    ['postalCode', '10a0', 'postalCode.digits-only'],
    ['city', 'Linz<', 'city.special-characters'],
    ['city', '4020', 'city.special-characters'],
    ['city', 'x'.repeat(addressLimits.city + 1), 'city.too-long'],
    ['street', 'a\r\nBcc: b', 'street.invalid'],
    ['street', '--', 'street.invalid'],
    ['houseNumber', '1'.repeat(addressLimits.houseNumber + 1), 'houseNumber.too-long'],
  ] satisfies [AddressField, string, AddressFault][])('with %s %j is refused: %s', (field, typed, fault) => {
    expect(read({ [field]: typed })).toEqual({ ok: false, faults: [fault] });
  });

  test('goes by the country of delivery', () => {
    expect(read({ postalCode: '1234ab' }, 'NL')).toMatchObject({ address: { postalCode: '1234 AB' } });
    expect(read({ postalCode: '4020' }, 'DE')).toEqual({ ok: false, faults: ['postalCode.invalid'] });
  });
});
