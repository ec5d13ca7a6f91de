import { type Booking, balanceOf } from './booking.ts';
import { goodsBack } from './dues-of.ts';
import { creditEntries, type LedgerEntry } from './entries-of.ts';
import type { OrderClaim } from './order-claim.ts';
import { scheduleOf } from './schedule-of.ts';

/** What is still to be booked of the price of a credit, after goods came back or its instalments were insured. */
export function creditChange(
  claim: OrderClaim | null,
  bookings: readonly Booking[],
  timeZone: string,
): LedgerEntry[] {
  if (!claim?.plan) return [];
  // On which day an invoice is due changes no price.
  const { costs } = scheduleOf(claim, goodsBack(bookings, timeZone), null);
  return creditEntries({
    // What was earned stands in the ledger as what left these accounts.
    surcharge: costs.surcharge + balanceOf(bookings, 'surcharges'),
    protection: costs.protection + balanceOf(bookings, 'protection'),
  });
}
