import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remainingTime } from './remaining-time.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [3 * day + 4 * hour + 5 * minute, { days: 3, hours: 4, minutes: 5 }],
  [3 * day + 4 * hour + 4 * minute + 1, { days: 3, hours: 4, minutes: 5 }],
  [day, { days: 1, hours: 0, minutes: 0 }],
  [day - 1, { days: 1, hours: 0, minutes: 0 }],
  [day - minute, { hours: 23, minutes: 59 }],
  [hour + 1, { hours: 1, minutes: 1 }],
  [hour, { minutes: 60, seconds: 0 }],
  [59 * minute + 3 * second, { minutes: 59, seconds: 3 }],
  [1, { minutes: 0, seconds: 1 }],
])('%i ms are %o', (left, parts) => {
  expect(remainingTime(left)?.parts).toEqual(parts);
});

test.each([0, -1, -day])('nothing is left of %i ms', (left) => {
  expect(remainingTime(left)).toBeUndefined();
});

test('what is shown stays right until it says that it changes, and changes then', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 * day }), (left) => {
      const { nextChange = 0, parts } = remainingTime(left) ?? {};
      expect(nextChange).toBeGreaterThan(0);
      // A millisecond before, it is the same; of what is a millisecond away, that is now.
      expect(remainingTime(left - nextChange + 1)?.parts).toEqual(parts);
      expect(remainingTime(left - nextChange)?.parts).not.toEqual(parts);
    }),
  );
});
