import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givesUpAfterMs, retryTime } from './retry-time.ts';

const minute = 60_000;

test('doubles from half a minute to four hours', () => {
  const delays = [1, 2, 3, 4, 9, 10, 11, 40].map(
    (attempts) => retryTime({ created: 0, at: 0, attempts, random: 0 }) ?? 0,
  );
  expect(delays.map((delay) => delay / minute)).toEqual([0.5, 1, 2, 4, 128, 240, 240, 240]);
});

test('is earlier by a share of the half that chance decides, so that what failed together comes back apart', () => {
  const delays = [0, 0.25, 0.5, 0.999].map(
    (random) => retryTime({ created: 0, at: 0, attempts: 3, random }) ?? 0,
  );
  expect(delays.map((delay) => delay / minute)).toEqual([2, 1.75, 1.5, 1.001]);
});

test('is never earlier than half of it, later than all of it, or after three days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: givesUpAfterMs - 1 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (at, attempts, random) => {
        const longest = retryTime({ created: 0, at, attempts, random: 0 }) ?? Number.NaN;
        const due = retryTime({ created: 0, at, attempts, random }) ?? Number.NaN;
        expect(due).toBeLessThanOrEqual(longest);
        expect(due).toBeGreaterThan(at);
        expect(due - at).toBeGreaterThanOrEqual(Math.floor((longest - at) / 2));
        expect(due).toBeLessThanOrEqual(givesUpAfterMs);
      },
    ),
  );
});

test('there is one last try at the end of three days, and none after it', () => {
  const last = { created: 1000, attempts: 30, random: 0.5 };
  expect(retryTime({ ...last, at: 1000 + givesUpAfterMs - 1 })).toBe(1000 + givesUpAfterMs);
  expect(retryTime({ ...last, at: 1000 + givesUpAfterMs })).toBeNull();
});
