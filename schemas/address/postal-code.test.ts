import { expect, test } from 'vitest';
import { readPostalCode } from './postal-code.ts';

test.each([
  ['AT', '4020', '4020'],
  ['AT', ' 1010 ', '1010'],
  ['DE', '01067', '01067'],
  ['DE', '99998', '99998'],
  ['CH', '8001', '8001'],
  ['NL', '1234 AB', '1234 AB'],
  ['NL', '1234ab', '1234 AB'],
])('%s has %j', (country, typed, postalCode) => {
  expect(readPostalCode(typed, country)).toEqual({ ok: true, postalCode });
});

test.each([
  ['AT', '', 'missing'],
  ['NL', ' ', 'missing'],
  ['AT', '10a0', 'digits-only'],
  ['DE', 'D-80331', 'digits-only'],
  ['CH', '٣٣٣٣', 'digits-only'],
  ['AT', '0999', 'invalid'],
  ['AT', '40200', 'invalid'],
  ['DE', '00000', 'invalid'],
  ['DE', '99999', 'invalid'],
  ['DE', '8033', 'invalid'],
  ['CH', '0999', 'invalid'],
  ['NL', '0123 AB', 'invalid'],
  ['NL', '1234 SA', 'invalid'],
  ['NL', '1234  AB', 'invalid'],
  ['NL', '1234', 'invalid'],
  ['US', '10001', 'invalid'],
])('%s refuses %j: %s', (country, typed, reason) => {
  expect(readPostalCode(typed, country)).toEqual({ ok: false, reason });
});
