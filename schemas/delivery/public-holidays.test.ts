import { describe, expect, test } from 'vitest';
import { createPublicHolidays } from './public-holidays.ts';

const holidays = createPublicHolidays();

function daysIn(year: number, country: string, region: string | null = null): string[] {
  const isHoliday = holidays(country, region);
  return Array.from({ length: 366 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  ).filter((day) => day.startsWith(`${year}`) && isHoliday(day));
}

describe('public holidays', () => {
  test('of Austria are the law’s thirteen', () => {
    // § 7 Abs 2 ARG: none of them differs by federal state.
    expect(daysIn(2026, 'AT')).toEqual([
      ...['2026-01-01', '2026-01-06', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25', '2026-06-04'],
      ...['2026-08-15', '2026-10-26', '2026-11-01', '2026-12-08', '2026-12-25', '2026-12-26'],
    ]);
  });

  test('of a state are its own, of a place that is not known those of all states', () => {
    const corpusChristi = '2027-05-27';
    expect(daysIn(2027, 'DE', 'BY')).toContain(corpusChristi);
    expect(daysIn(2027, 'DE', 'BE')).not.toContain(corpusChristi);
    expect(daysIn(2027, 'DE')).toContain(corpusChristi);
    // Women's day in Berlin alone, day of repentance in Saxony alone.
    expect(daysIn(2027, 'DE')).toEqual(expect.arrayContaining(['2027-03-08', '2027-11-17']));
  });

  test('of cantons and of the Netherlands are known', () => {
    expect(daysIn(2026, 'CH', 'GE')).toContain('2026-12-31');
    expect(daysIn(2026, 'CH', 'ZH')).not.toContain('2026-12-31');
    expect(daysIn(2026, 'CH')).toEqual(expect.arrayContaining(['2026-08-01', '2026-12-31']));
    expect(daysIn(2026, 'NL')).toContain('2026-04-27');
    expect(daysIn(2026, 'NL')).not.toContain('2026-05-01');
  });

  test.each([
    ['XX', null],
    ['', null],
    ['DE', 'XX'],
  ])('of %j and %j are refused', (country, region) => {
    expect(() => holidays(country, region)).toThrow(RangeError);
  });
});
