import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { type BookingList, bookingListQuery, bookingsOnPage } from '../../../schemas/ledger/booking-list.ts';
import { customerOfPage } from '../customer-of-page.ts';
import { revisionOf } from '../revision-of.ts';
import type { LedgerReader, OwnBooking } from './ledger.ts';

export interface BookingListLoaderParts {
  ledger: Pick<LedgerReader, 'bookingsOf'>;
}

const args = z.strictObject({});

/** What was booked on a customer's orders, a page at a time, and what is owed with it. */
export function createBookingListLoader({ ledger }: BookingListLoaderParts): Loader<typeof args> {
  return {
    name: 'booking-list',
    args,
    dimensions: [`query:${bookingListQuery.page}`],
    isPersonal: true,
    async load(_args, { tenant, personal, query }) {
      const customer = customerOfPage(personal);
      if (customer === null) return { ok: false, reason: 'bookings are shown to their customer' };
      const asked = query[bookingListQuery.page] ?? '';
      const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
      const { bookings, balances } = balanced(await ledger.bookingsOf({ tenant, customer }));
      const skip = (page - 1) * bookingsOnPage;
      const value: BookingList = {
        balances: [...balances].map(([currency, amount]) => ({ currency, amount })),
        page,
        hasNext: bookings.length > skip + bookingsOnPage,
        bookings: bookings.slice(skip, skip + bookingsOnPage),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

/** Bookings (the newest first) with what was owed after each, and what is owed now by currency. */
function balanced(bookings: readonly OwnBooking[]) {
  const balances = new Map<string, number>();
  const shown = bookings.toReversed().map((booking) => {
    const balance = (balances.get(booking.currency) ?? 0) + booking.amount;
    balances.set(booking.currency, balance);
    return { ...booking, balance };
  });
  return { bookings: shown.toReversed(), balances };
}
