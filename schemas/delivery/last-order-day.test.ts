import { expect, it } from 'vitest';
import { lastOrderDay } from './last-order-day.ts';
import { createPublicHolidays } from './public-holidays.ts';

const holidaysOf = createPublicHolidays();

it.each([
  // 17th (sent off), 18th, 21st, 22nd, 23rd, 24th.
  ['Christmas Eve 2026, a Thursday', '2026-12-24', 5, 'AT', '2026-12-16'],
  ['Christmas Eve 2027, a Friday', '2027-12-24', 5, 'AT', '2027-12-16'],
  ['St Nicholas 2026, a Saturday: by Friday', '2026-12-05', 5, 'NL', '2026-11-26'],
  // Monday 7th (sent off), 9th: a Sunday will do.
  ['a day after a holiday that only Austria has', '2026-12-09', 1, 'AT', '2026-12-06'],
  ['the same day in Germany', '2026-12-09', 1, 'DE', '2026-12-07'],
  ['three weeks', '2026-12-24', 15, 'DE', '2026-12-02'],
])('is known for %s', (_what, by, workingDays, country, last) => {
  expect(lastOrderDay(by, workingDays, holidaysOf(country))).toBe(last);
});

it('is none when delivery takes longer than anybody plans', () => {
  expect(lastOrderDay('2026-12-24', 90, holidaysOf('AT'))).toBeUndefined();
});
