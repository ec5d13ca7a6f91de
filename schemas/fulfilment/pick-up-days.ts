import { dayIn } from '../day-in.ts';
import { dayAfter, type IsHoliday, workingDaysLater } from '../delivery/working-day.ts';

/** Working days of notice before something is fetched where a locale says nothing. (Requirement 9.055) */
const pickUpNotice = 3;
/** How many days are offered. */
const offered = 10;

/**
 * The days (`YYYY-MM-DD`) on which something can be fetched that is told of now (ms since 1970): working days where it is, with so many
 * whole ones of them before as the notice says, of which the day itself on which it is told is none.
 */
export function pickUpDays(
  at: number,
  timeZone: string,
  isHoliday: IsHoliday,
  notice = pickUpNotice,
): string[] {
  const tomorrow = dayAfter(dayIn(timeZone, at));
  return Array.from({ length: offered }, (_, later) => workingDaysLater(tomorrow, notice + later, isHoliday));
}
