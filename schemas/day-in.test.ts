import { expect, test } from 'vitest';
import { dayIn } from './day-in.ts';

test.each([
  ['Europe/Vienna', '2026-11-28T22:59:59Z', '2026-11-28'],
  ['Europe/Vienna', '2026-11-28T23:00:00Z', '2026-11-29'],
  ['Europe/Vienna', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['UTC', '2026-01-02T00:00:00Z', '2026-01-02'],
])('in %s at %s it is %s', (zone, at, day) => {
  expect(dayIn(zone, Date.parse(at))).toBe(day);
});
