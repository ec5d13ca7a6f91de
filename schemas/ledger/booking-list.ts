import { z } from 'zod';
import { shownNumber } from '../order/shown-number.ts';
import { bookingKinds } from './ledger-event.ts';

/** In which something is owed: ISO 4217. */
export const currencyOfLedger = z
  .string()
  .max(3)
  .regex(/^[A-Z]{3}$/);

/** Query parameters of a customer's bookings. */
export const bookingListQuery = { page: 'seite' } as const;

/** Bookings on one page of the list. */
export const bookingsOnPage = 25;

/** What was booked on a customer's orders, a page of it, the newest first. Amounts in cents; above 0: more is owed. */
export const bookingList = z.strictObject({
  /** What is owed now, in each currency in which something was booked. */
  balances: z.array(z.strictObject({ currency: currencyOfLedger, amount: z.int() })),
  /** From 1. */
  page: z.int().min(1),
  hasNext: z.boolean(),
  bookings: z.array(
    z.strictObject({
      order: shownNumber,
      kind: z.enum(bookingKinds),
      /** In ms since 1970. */
      at: z.int().min(0),
      currency: currencyOfLedger,
      amount: z.int(),
      /** What was owed in its currency when it had been booked. */
      balance: z.int(),
    }),
  ),
});
export type BookingList = z.output<typeof bookingList>;
