import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['Europe/Vienna', '2026-11-30', '2026-11-29T23:00:00Z'],
  ['Europe/Vienna', '2026-07-01', '2026-06-30T22:00:00Z'],
  // The days on which the clock is turned begin by the one of before.
  ['Europe/Vienna', '2026-03-29', '2026-03-28T23:00:00Z'],
  ['Europe/Vienna', '2026-10-25', '2026-10-24T22:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
])('in %s, %s begins at %s', (timeZone, day, moment) => {
  expect(startOfDay(timeZone, day)).toBe(Date.parse(moment));
});

test.each(['', 'gestern', '2026-13-01', '2026-1-1', '2026-11-30T00:00'])('%j is no day', (day) => {
  expect(startOfDay('Europe/Vienna', day)).toBeUndefined();
});
