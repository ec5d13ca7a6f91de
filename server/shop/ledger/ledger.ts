import type { Kysely } from 'kysely';
import type { Booking } from '../../../schemas/ledger/booking.ts';
import type { Due } from '../../../schemas/ledger/due.ts';
import type { LedgerEvent } from '../../../schemas/ledger/ledger-event.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import type { NoTables } from '../../storage/database/database.ts';

/** Whose account it is: all orders of a customer, or one order alone, as a guest's. */
export type AccountOwner = { tenant: string } & ({ customer: string } | { order: string });

/** A booking as its owner sees it: what it does to what he owes, in cents. */
export interface OwnBooking extends Pick<Booking, 'order' | 'kind' | 'at'> {
  currency: string;
  /** Above 0: he owes more. */
  amount: Cents;
}

/** What an owner owes in one currency, in cents; below 0: he gets it back. */
export interface OwnBalance {
  currency: string;
  amount: Cents;
}

export interface OwnDue extends Due {
  currency: string;
}

/** What account pages read. Every method may throw an outage. */
export interface LedgerReader {
  /** The newest first; only what changes what is owed. */
  bookingsOf(owner: AccountOwner): Promise<OwnBooking[]>;
  /** One for each currency; none where nothing was booked. */
  balanceOf(owner: AccountOwner): Promise<OwnBalance[]>;
  /** Everything that is or was to be paid, by day. */
  duesOf(owner: AccountOwner): Promise<OwnDue[]>;
}

/** What those write by who change what is owed. */
export interface LedgerWriter {
  /**
   * Books an event in the transaction of what causes it, once for its cause and kind; false: it was booked before. What a return
   * changes of the price of a credit is booked with it. Throws a RangeError for an amount that is none or a foreign currency.
   */
  book(transaction: Kysely<NoTables>, tenant: string, event: LedgerEvent): Promise<boolean>;
}
