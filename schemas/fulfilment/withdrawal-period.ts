import { dayIn } from '../day-in.ts';
import { dayAfter, type IsHoliday, workingDayFrom } from '../delivery/working-day.ts';
import type { FulfilledOrder } from './fulfilled-order.ts';

/**
 * The last day (`YYYY-MM-DD`, where the shop is) of so many days after the last article arrived; null: not all of them have, and the time
 * has not begun.
 */
export function lastDayAfterArrival(
  { ordered, parcels, cancellations }: Pick<FulfilledOrder, 'ordered' | 'parcels' | 'cancellations'>,
  days: number,
  timeZone: string,
): string | null {
  const wanted = ordered.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = (all: readonly { pieces: readonly { quantity: number }[] }[]): number =>
    all.flatMap(({ pieces }) => pieces).reduce((sum, { quantity }) => sum + quantity, 0);
  const arrivals = parcels.flatMap(({ deliveredAt }) => (deliveredAt === null ? [] : [deliveredAt]));
  const arrived = count(parcels.filter(({ deliveredAt }) => deliveredAt !== null));
  if (arrivals.length === 0 || arrived + count(cancellations) < wanted) return null;
  return dayAfter(dayIn(timeZone, Math.max(...arrivals)), days);
}

/**
 * The last day on which somebody may withdraw by law: the first working day from the last one of its time on. (Directive 2011/83/EU
 * Art. 9; Regulation 1182/71 Art. 3)
 */
export function lastWithdrawalDay(
  order: Parameters<typeof lastDayAfterArrival>[0],
  { days, isHoliday }: { days: number; isHoliday: IsHoliday },
  timeZone: string,
): string | null {
  const last = lastDayAfterArrival(order, days, timeZone);
  return last === null ? null : workingDayFrom(last, isHoliday);
}

/** Whether the days are over in which the shop takes back what has arrived. `at`: ms since 1970. */
export function isReturnOver(
  order: Parameters<typeof lastDayAfterArrival>[0],
  days: number,
  { timeZone, at }: { timeZone: string; at: number },
): boolean {
  return isAfter(lastDayAfterArrival(order, days, timeZone), at, timeZone);
}

/** Whether the time was over at a moment (ms since 1970). */
export function isAfter(lastDay: string | null, at: number, timeZone: string): boolean {
  return lastDay !== null && dayIn(timeZone, at) > lastDay;
}
