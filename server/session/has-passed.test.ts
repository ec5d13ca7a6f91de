import { expect, test } from 'vitest';
import { hasPassed } from './has-passed.ts';

test.each([
  [100, 0, 99, false],
  [100, 0, 100, true],
  [100, -Infinity, 0, true],
  [100, 500, 400, true],
])('%i ms since %s at %i: %s', (ms, since, now, passed) => {
  expect(hasPassed(ms, since, now)).toBe(passed);
});
