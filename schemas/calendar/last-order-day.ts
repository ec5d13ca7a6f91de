import { dayAfter, isPublicHoliday } from './public-holidays.ts';

/** Days that are looked through before the day by which a parcel must be there. */
const longestLook = 60;

/**
 * The last day on which something can be ordered, until midnight, to be there by a day (both `YYYY-MM-DD`) when delivery takes
 * up to `workingDays`. Whoever orders after the cut-off of that day is served from the next working day on, from which the
 * working days count. Undefined: within two months there is none.
 */
export function lastOrderDay(by: string, workingDays: number, country: string): string | undefined {
  for (let days = 1; days <= longestLook; days++) {
    const ordered = dayAfter(by, -days);
    if (arrival(ordered, workingDays, country) <= by) return ordered;
  }
  return undefined;
}

function arrival(ordered: string, workingDays: number, country: string): string {
  let day = ordered;
  // One more than the delivery takes: the day on which the order is sent off.
  for (let left = workingDays + 1; left > 0;) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day, country)) left--;
  }
  return day;
}

function isWorkingDay(day: string, country: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day, country);
}
