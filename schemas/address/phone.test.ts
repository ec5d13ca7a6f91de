import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
  ['+43 (0) 660 / 123-45 67', '+436601234567'],
  ['0043 1 2345', '004312345'],
  ['  01/58 00 0-12 ', '015800012'],
])('%s is dialled as %s', (typed, phone) => {
  expect(readPhone(typed)).toEqual({ ok: true, phone });
});

test.each([
  ['', 'missing'],
  ['12345', 'invalid'],
  ['+1234567890123456', 'invalid'],
  ['call me', 'invalid'],
  ['0660\r\nBcc: b@example.at', 'invalid'],
])('%j is none: %s', (typed, reason) => {
  expect(readPhone(typed)).toEqual({ ok: false, reason });
});
