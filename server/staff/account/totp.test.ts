import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { codeAt, newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** The secret of the RFC's examples. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

test.each([
  // RFC 6238, appendix B: the last six of its eight digits.
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %d s the code is %s', (seconds, code) => {
  expect(codeAt(secret, seconds * 1000)).toBe(code);
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('holds one step before and after its own, which it is known by', () => {
  const code = '287082';
  expect(
    [0, 29, 30, 59, 89, 90, 119, 120].map((seconds) => stepOfCode(secret, code, seconds * 1000)),
  ).toEqual([...[1, 1, 1, 1, 1, undefined, undefined, undefined]]);
});

test.each(['', '28708', '2870820', ' 287082', '٢٨٧٠٨٢', '28708x', '-87082'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, 59_000)).toBeUndefined();
});

test('is read by authenticators under the names of shop and person', () => {
  const made = newTotpSecret((size) => Buffer.alloc(size, 1));
  expect(made).toBe('AEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIB');
  expect(totpAddress(made, { issuer: 'Modehaus Linde', label: 'anna@example.at' })).toBe(
    `otpauth://totp/Modehaus%20Linde:anna%40example.at?issuer=Modehaus%20Linde&secret=${made}&algorithm=SHA1&digits=6&period=30`,
  );
});
