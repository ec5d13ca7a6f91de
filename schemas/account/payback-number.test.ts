import { expect, test } from 'vitest';
import { readPaybackNumber } from './payback-number.ts';

test.each(['3083420012345678', '3083 4200 1234 5678', ' 30834200\u00a012345678\n'])(
  '%j is a number',
  (typed) => {
    expect(readPaybackNumber(typed)).toEqual({ ok: true, number: '3083420012345678' });
  },
);

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['12AB', 'digits-only'],
  ['3083-4200-1234-5678', 'digits-only'],
  ['٣'.repeat(16), 'digits-only'],
  ['308342001234567', 'invalid'],
  ['30834200123456789', 'invalid'],
])('%j is none: %s', (typed, reason) => {
  expect(readPaybackNumber(typed)).toEqual({ ok: false, reason });
});
