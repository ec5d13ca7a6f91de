import { expect, test } from 'vitest';
import { createPublicHolidays } from '../delivery/public-holidays.ts';
import { pickUpDays } from './pick-up-days.ts';

const austria = createPublicHolidays()('AT');
const firstOf = (at: string): string | undefined => pickUpDays(Date.parse(at), 'Europe/Vienna', austria)[0];

test.each([
  ['a Monday: Tuesday to Thursday lie between', '2026-11-30T10:00:00+01:00', '2026-12-04'],
  ['over a weekend and a holiday', '2026-12-03T10:00:00+01:00', '2026-12-10'],
  ['a Saturday counts as little as a Sunday', '2026-12-12T10:00:00+01:00', '2026-12-17'],
  ['the last minute of a day, where the goods are', '2026-11-30T23:59:00+01:00', '2026-12-04'],
  ['the first minute of the next one', '2026-12-01T00:01:00+01:00', '2026-12-07'],
  ['over Christmas', '2026-12-22T10:00:00+01:00', '2026-12-29'],
])('three working days lie before the first day, %s', (_case, at, day) => {
  expect(firstOf(at)).toBe(day);
});

test('ten days are offered, none of them a holiday or at a weekend', () => {
  const days = pickUpDays(Date.parse('2026-11-30T10:00:00+01:00'), 'Europe/Vienna', austria);
  expect(days).toEqual([
    ...['2026-12-04', '2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11'],
    ...['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'],
  ]);
});
