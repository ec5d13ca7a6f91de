import { z } from 'zod';
import { shownNumber } from '../order/shown-number.ts';
import { shownDay } from '../shown-day.ts';
import { providerMeans } from '../payment/payment-means.ts';
import { currencyOfLedger } from './booking-list.ts';

/** The form with which a customer chooses another day of the month for the instalments that are to come. */
export const paymentDayForm = 'payment-day';
/** The form with which a customer pays what is due of an order, by a provider. */
export const payDueForm = 'pay-due';
export const paymentDatesQuery = { state: 'stand' } as const;
export const paymentDatesStates = ['termine-geaendert', 'termine-unveraendert', 'bezahlen-beendet'] as const;

/** What a customer was and is to pay, by day. Amounts in cents. */
export const paymentDates = z.strictObject({
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  /** What is open in all, and what of it is late; of each currency in which something is. */
  sums: z.array(z.strictObject({ currency: currencyOfLedger, open: z.int().min(0), late: z.int().min(0) })),
  dues: z.array(
    z.strictObject({
      order: shownNumber,
      kind: z.enum(['invoice', 'instalment', 'fee']),
      /** Of an instalment: from 1. */
      number: z.int().min(0),
      /** Null: no day was agreed on. */
      day: shownDay.nullable(),
      currency: currencyOfLedger,
      amount: z.int().min(0),
      paid: z.int().min(0),
      open: z.int().min(0),
      isLate: z.boolean(),
    }),
  ),
  /** What can be paid at once, by which means; null: nothing can. */
  pay: z
    .strictObject({
      offers: z
        .array(
          z.strictObject({
            order: shownNumber,
            currency: currencyOfLedger,
            amount: z.int().min(1),
          }),
        )
        .min(1),
      means: z.array(z.enum(providerMeans)).min(1),
    })
    .nullable(),
  /** Days of the month among which can be chosen, and the one of all that is to come; null: nothing can be changed. */
  change: z
    .strictObject({ days: z.array(z.int().min(1).max(28)).min(1), current: z.int().nullable() })
    .nullable(),
});
export type PaymentDates = z.output<typeof paymentDates>;
export type ShownDue = PaymentDates['dues'][number];

/** By what a form names something that is paid at once: as it was seen, so that nobody pays another amount. */
export function payDueValue({ order, amount }: { order: string; amount: number }): string {
  return `${order}-${amount}`;
}
