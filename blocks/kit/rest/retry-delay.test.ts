import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test.each([
  ['4g', 5000],
  [undefined, 5000],
  ['3g', 5000],
  ['2g', 10_000],
  ['slow-2g', 10_000],
])('of a connection that is %s the first wait is %i ms at least', (effectiveType, base) => {
  expect(retryDelay(1, 0, effectiveType)).toBe(base);
  expect(retryDelay(1, 0.999, effectiveType)).toBeLessThan(2 * base);
});

test('every wait is longer than the one before, whatever chance says', () => {
  const chance = fc.double({ min: 0, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), chance, chance, (attempt, one, other) => {
      expect(retryDelay(attempt + 1, other, '4g')).toBeGreaterThan(retryDelay(attempt, one, '4g'));
    }),
  );
});

test('waits end growing', () => {
  expect(retryDelay(50, 0, '4g')).toBe(retryDelay(8, 0, '4g'));
});
