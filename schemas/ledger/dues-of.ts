import { dayIn } from '../day-in.ts';
import type { Cents } from '../money/cents.ts';
import { daysLater } from '../money/credit/payment-dates.ts';
import type { InvoiceState } from '../order/states/invoice-machine.ts';
import { type Booking, movementOn } from './booking.ts';
import type { Due } from './due.ts';
import type { OrderClaim } from './order-claim.ts';
import { type GoodsBack, type Instalment, scheduleOf } from './schedule-of.ts';

/** The account of an order, with what decides when something of it is due. */
export interface AccountFacts {
  order: string;
  /** Null: money came, and there never was an invoice. */
  claim: OrderClaim | null;
  /** All of them, in the order in which they were booked. */
  bookings: readonly Booking[];
  /** When all goods were there; null: they are not yet. */
  deliveredOn: string | null;
  /** By key, what was noted of what is due. */
  noted: ReadonlyMap<string, 'overdue' | 'reminded'>;
  timeZone: string;
}

/**
 * What was and is to be paid of an order, by day, as of a day (`YYYY-MM-DD`): money that came is spread to what was due first.
 */
export function duesOf(account: AccountFacts, today: string): Due[] {
  const { order, claim, bookings, noted, timeZone } = account;
  if (!claim) return [];
  const { payments, excess } = scheduleOf(claim, goodsBack(bookings, timeZone), invoiceDay(account, today));
  const fees = bookings
    .filter(({ kind }) => kind === 'reminder-fee')
    .map(({ cause, at, amount }) => ({ cause, day: dayIn(timeZone, at), amount }));
  const dues = [
    ...payments.filter(({ amount }) => amount > 0).map((payment) => ({ ...nameOf(payment), ...payment })),
    ...fees.map((fee) => ({ ...fee, key: `fee ${fee.cause}`, kind: 'fee' as const, number: 0 })),
  ].toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  let left = excess + moneyOf(bookings);
  return dues.map(({ key, kind, number, day, amount }): Due => {
    const paid = Math.max(0, Math.min(left, amount));
    left -= paid;
    const open = amount - paid;
    const isLate = open > 0 && day !== null && day < today;
    const state = stateOf({ open, paid }, noted.get(key));
    return { order, key, kind, number: number ?? 0, day, amount, paid, open, isLate, state };
  });
}

/** What came back or was cancelled, at what it cost, the earliest first. */
export function goodsBack(bookings: readonly Booking[], timeZone: string): GoodsBack[] {
  return bookings
    .filter(({ kind }) => kind === 'return' || kind === 'cancellation')
    .map(({ at, amount }) => ({ day: dayIn(timeZone, at), amount }));
}

/** Goods that are not there yet come today at the earliest: nothing of them is late. */
function invoiceDay({ claim, deliveredOn }: AccountFacts, today: string): string | null {
  if (!claim || claim.dueDays === null) return null;
  const expectedOn = claim.expectedOn > today ? claim.expectedOn : today;
  return daysLater(deliveredOn ?? expectedOn, claim.dueDays);
}

function moneyOf(bookings: readonly Booking[]): Cents {
  return bookings.reduce((sum, booking) => sum + movementOn(booking, 'money'), 0);
}

function nameOf({ number }: Instalment): Pick<Due, 'key' | 'kind'> {
  return number === null
    ? { key: 'invoice', kind: 'invoice' }
    : { key: `instalment ${number}`, kind: 'instalment' };
}

/** What has no day comes last. */
const dayOf = ({ day }: { day: string | null }): string => day ?? '9999';

/** What is open is a matter of amounts; that it was late stays noted until it is paid. */
function stateOf(
  { open, paid }: Pick<Due, 'open' | 'paid'>,
  noted: 'overdue' | 'reminded' | undefined,
): InvoiceState {
  if (open === 0) return 'paid';
  return noted ?? (paid > 0 ? 'partly-paid' : 'open');
}
