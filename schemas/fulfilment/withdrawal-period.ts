import { dayIn } from '../day-in.ts';
import { dayAfter } from '../delivery/working-day.ts';
import type { FulfilledOrder } from './fulfilled-order.ts';

/** Days in which a shop takes back what has arrived, beside the law's withdrawal, that says nothing else. (domain.md, "After the order") */
export const freeReturnDays = 30;

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

/** Whether the time was over at a moment (ms since 1970). */
export function isAfter(lastDay: string | null, at: number, timeZone: string): boolean {
  return lastDay !== null && dayIn(timeZone, at) > lastDay;
}
