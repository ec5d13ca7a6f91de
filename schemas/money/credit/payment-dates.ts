import { dayIn } from '../../day-in.ts';
import type { Cents } from '../cents.ts';
import type { Payment } from '../effective-rate.ts';

/** A payment and the day on which it falls due, as `YYYY-MM-DD` where the shop is. */
export interface DatedPayment {
  day: string;
  amount: Cents;
}

/**
 * Returns the days on which the payments of a plan fall due: that of the contract in each of their months, the last day where
 * the month has none such; the 31st is the 31st again after a shorter month. `at`: when the contract was made, in ms since 1970.
 */
export function paymentDates(payments: readonly Payment[], at: number, timeZone: string): DatedPayment[] {
  const start = dayIn(timeZone, at);
  return payments.map(({ month, amount }) => ({ day: monthsLater(start, month), amount }));
}

/** The same day so many months later, or the last one that the month has; `day` is `YYYY-MM-DD`. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

/** The day so many days later; `day` is `YYYY-MM-DD`. Invoices and reminders count in days. */
export function daysLater(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
