import type { Cents } from '../money/cents.ts';
import type { LedgerAccount, LedgerEntry } from './entries-of.ts';

/** An entry as it was booked; it never changes. */
export interface Booking extends LedgerEntry {
  order: string;
  cause: string;
  /** In ms since 1970. */
  at: number;
}

/** What bookings leave on an account, in cents: what came onto it less what left it. */
export function balanceOf(
  bookings: readonly Pick<LedgerEntry, 'debit' | 'credit' | 'amount'>[],
  account: LedgerAccount = 'receivable',
): Cents {
  return bookings.reduce((sum, booking) => sum + movementOn(booking, account), 0);
}

/** What one booking does to an account, in cents. */
export function movementOn(
  { debit, credit, amount }: Pick<LedgerEntry, 'debit' | 'credit' | 'amount'>,
  account: LedgerAccount = 'receivable',
): Cents {
  return (debit === account ? amount : 0) - (credit === account ? amount : 0);
}
