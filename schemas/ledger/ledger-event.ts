import type { Cents } from '../money/cents.ts';
import type { DatedPayment } from '../money/credit/payment-dates.ts';
import type { OrderClaim } from './order-claim.ts';

/** What moves money of an order by a cause of its own. */
const movementKinds = [
  /** Goods left the house: what they cost is earned. */
  'shipment',
  /** Goods that had not left are not wanted any more, or cannot be sent. */
  'cancellation',
  /** Goods that had left came back. */
  'return',
  /** Money came. */
  'payment',
  /** Money went back. */
  'refund',
  'reminder-fee',
] as const;

/** The kinds of bookings, as account pages name them. The price of a credit is booked with the order, and again as it changes. */
export const bookingKinds = ['order', 'surcharge', 'protection', ...movementKinds] as const;
export type BookingKind = (typeof bookingKinds)[number];

interface Happening {
  /** The number of the order, to whose account it belongs. */
  order: string;
  /** ISO 4217. */
  currency: string;
  /** In ms since 1970. */
  at: number;
}

/**
 * What is booked. The claim arises when an order is confirmed, since its invoice is issued then. `cause` (1 to 120 characters)
 * names it within the shop, as `shipment 4711`: of each cause and kind one counts, however often it is told. Amounts are cents.
 */
export type LedgerEvent =
  | (Happening & { kind: 'order'; claim: OrderClaim })
  /** Instalments that run are insured from now on; `payments`: what that costs with each that is not yet due. */
  | (Happening & { kind: 'protection'; cause: string; payments: readonly DatedPayment[] })
  | (Happening & { kind: (typeof movementKinds)[number]; cause: string; amount: Cents });
