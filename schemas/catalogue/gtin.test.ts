import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.each([
  ['4006381333931', true],
  ['96385074', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['4006381333932', false],
  ['123456789', false],
  ['', false],
  ['４００６３８１３３３９３１', false],
])('%s: %s', (digits, expected) => {
  expect(isGtin(digits)).toBe(expected);
});
