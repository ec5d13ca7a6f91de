import { describe, expect, it } from 'vitest';
import { dayAfter, isPublicHoliday } from './public-holidays.ts';

/** All holidays of a country in a year. */
function holidaysIn(year: number, country: string): string[] {
  const days = Array.from({ length: 366 }, (_, index) => dayAfter(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(String(year)) && isPublicHoliday(day, country));
}

describe('public holidays', () => {
  it('are those of Austria by law', () => {
    expect(holidaysIn(2026, 'AT')).toEqual(
      [
        '01-01',
        '01-06',
        '04-06',
        '05-01',
        '05-14',
        '05-25',
        '06-04',
        '08-15',
        '10-26',
        '11-01',
        '12-08',
        '12-25',
      ]
        .concat('12-26')
        .map((day) => `2026-${day}`),
    );
  });

  it.each([
    [2024, '2024-03-29', '2024-04-01'],
    [2025, '2025-04-18', '2025-04-21'],
    [2026, '2026-04-03', '2026-04-06'],
    [2038, '2038-04-23', '2038-04-26'],
    [2049, '2049-04-16', '2049-04-19'],
  ])('of Easter %i are Good Friday %s and Monday %s, in Germany both', (year, friday, monday) => {
    const easter = holidaysIn(year, 'DE').slice(1, 3);
    expect(easter).toEqual([friday, monday]);
    expect(isPublicHoliday(friday, 'AT')).toBe(false);
    expect(isPublicHoliday(monday, 'AT')).toBe(true);
  });

  it('are their own in each country', () => {
    expect(['AT', 'DE', 'CH', 'NL'].filter((country) => isPublicHoliday('2026-12-08', country))).toEqual([
      'AT',
    ]);
    expect(['AT', 'DE', 'CH', 'NL'].filter((country) => isPublicHoliday('2026-08-01', country))).toEqual([
      'CH',
    ]);
    expect(isPublicHoliday('2026-12-25', 'XX')).toBe(false);
  });
});
