import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPageView } from '../../kit/testing/page-view.ts';
import { fileSize } from './file-size.ts';

const page = testPageView();

test.each([
  [1, '1 Byte'],
  [999, '999 Byte'],
  [1000, '1 kB'],
  [1234, '1,2 kB'],
  [84_000, '84 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [1_240_000, '1,2 MB'],
  [2_000_000_000, '2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, page).replaceAll(/\s/g, ' ')).toBe(text);
});

test('a size never needs more than three figures', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (bytes) => {
      expect(fileSize(bytes, page).replaceAll(/\D/g, '').length).toBeLessThanOrEqual(3);
    }),
  );
});
