import { describe, expect, test } from 'vitest';
import { isWorkingDay, workingDayFrom, workingDaysLater } from './working-day.ts';

const isHoliday = (day: string): boolean =>
  ['2026-12-08', '2026-12-25', '2026-12-26', '2027-01-01'].includes(day);

describe('working days', () => {
  test('are those from Monday to Friday that are no holidays', () => {
    const days = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'];
    expect(days.map((day) => isWorkingDay(day, isHoliday))).toEqual([true, false, false, true, false]);
  });

  test.each([
    ['2026-12-04', 0, '2026-12-04'],
    ['2026-12-05', 0, '2026-12-07'],
    ['2026-12-04', 1, '2026-12-07'],
    ['2026-12-04', 2, '2026-12-09'],
    ['2026-12-05', 1, '2026-12-09'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-24', 5, '2027-01-04'],
    ['2026-10-23', 1, '2026-10-26'],
  ])('from %s %i later is %s', (day, count, later) => {
    expect(workingDaysLater(day, count, isHoliday)).toBe(later);
  });

  test('are not looked for without end', () => {
    expect(() => workingDayFrom('2026-12-04', () => true)).toThrow(RangeError);
  });
});
