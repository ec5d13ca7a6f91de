import { type IsHoliday, dayAfter, workingDaysLater } from './working-day.ts';

/** Days that are looked through before the day by which a parcel must be there. */
const longestLook = 60;

/**
 * The last day on which something can be ordered, until midnight, to be there by a day (both `YYYY-MM-DD`) when delivery takes
 * up to `workingDays`. Whoever orders after the cut-off of that day is served from the next working day on, from which the
 * working days count. Undefined: within two months there is none.
 */
export function lastOrderDay(by: string, workingDays: number, isHoliday: IsHoliday): string | undefined {
  for (let days = 1; days <= longestLook; days++) {
    const ordered = dayAfter(by, -days);
    if (workingDaysLater(dayAfter(ordered), workingDays, isHoliday) <= by) return ordered;
  }
  return undefined;
}
