import { type IsHoliday, dayAfter, workingDayFrom } from '../delivery/working-day.ts';

/**
 * The last day on which somebody may withdraw: so many days after the last article arrived, or the first working day from then on
 * (directive 2011/83/EU, art. 9; regulation 1182/71, art. 3).
 */
export function lastWithdrawalDay(arrived: string, days: number, isHoliday: IsHoliday): string {
  return workingDayFrom(dayAfter(arrived, days), isHoliday);
}
