import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test('a cursor comes out of an address as it went in', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), fc.nat(2 ** 32 - 1), (key, doc) => {
      expect(readCursor(writeCursor({ key, doc }))).toEqual({ key, doc });
    }),
  );
});

test.each([
  '',
  '-',
  '1',
  '1-',
  '-1',
  '1-2-3',
  'A-1',
  '1.5-2',
  'zzzzzzz-1',
  '1-zzzzzzz',
  '12345678-1',
  '../-1',
])('%j is none', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
