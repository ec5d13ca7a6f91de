import { paymentDates } from '../../money/credit/payment-dates.ts';
import { protectionOf } from '../../money/credit/payment-protection.ts';
import type { CreditContract } from '../../money/credit/plan-after-return.ts';
import { type Booking } from '../booking.ts';
import { creditChange } from '../credit-change.ts';
import { entriesOf } from '../entries-of.ts';
import type { LedgerEvent } from '../ledger-event.ts';
import type { OrderClaim } from '../order-claim.ts';

/** Where and when the orders of these tests are placed: on 1 December 2026. */
export const timeZone = 'Europe/Vienna';
export const placedAt = Date.parse('2026-12-01T11:00:00Z');
export const dayMs = 86_400_000;

/** Of an order that is paid on an invoice, 14 days after its goods are there. Amounts in cents. */
export function invoiceClaim(goods: number, more: Partial<OrderClaim> = {}): OrderClaim {
  return {
    ...{ invoice: 'RE-2026-000001', issuedOn: '2026-12-01', expectedOn: '2026-12-05' },
    ...{ dueDays: 14, goods, plan: null },
    ...more,
  };
}

/** Of an order that is paid by a plan; `rate` of its protection in parts per million, 0: it has none. */
export function planClaim({ plan, ...terms }: CreditContract, rate = 0): OrderClaim {
  const dates = paymentDates(plan.payments, placedAt, timeZone);
  const protection = rate === 0 ? null : protectionOf(plan, terms.method, { rate, isCompulsory: false });
  return invoiceClaim(plan.price, { plan: { ...terms, plan, dates, protection } });
}

export const order = '1000000005';

/** An event without what all have in common; `day`: how many after the order. */
export type Told = { day: number } & {
  kind: 'shipment' | 'cancellation' | 'return' | 'payment' | 'refund' | 'reminder-fee';
  amount: number;
};

/** What a ledger holds after an order and these events, each of a cause of its own. */
export function booked(claim: OrderClaim, told: readonly Told[]): Booking[] {
  const common = { order, currency: 'EUR' };
  const events = told.map(({ day, ...event }, index): LedgerEvent & { cause: string } => ({
    ...{ ...common, ...event, cause: `cause ${index}`, at: placedAt + day * dayMs },
  }));
  const bookings: Booking[] = [];
  const first = { ...common, kind: 'order', claim, at: placedAt, cause: 'order' } as const;
  for (const event of [first, ...events]) {
    const { cause, at } = event;
    bookings.push(...entriesOf(event).map((entry) => ({ ...entry, order, cause, at })));
    if (event.kind === 'return' || event.kind === 'cancellation')
      bookings.push(
        ...creditChange(claim, bookings, timeZone).map((entry) => ({ ...entry, order, cause, at })),
      );
  }
  return bookings;
}
