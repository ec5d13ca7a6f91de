import { z } from 'zod';
import { numberPrefix } from '../order/invoice-number.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { paymentRules } from '../payment/payment-rules.ts';
import { timeZoneName } from '../time-zone.ts';

/** What a shop decides about ordering; part of its configuration. Days and rates that texts name too are terms of its locales. */
export const checkoutRules = z.strictObject({
  /** Means of payment, in the order in which they are shown. */
  payment: paymentRules,
  /**
   * What a customer may owe on invoices and credits in all, in cents, with the credit that is decided on; absent: no limit.
   */
  creditLimit: z.int().min(1).max(MAX_AMOUNT).optional(),
  /** First letters of the numbers of invoices and of credit notes. */
  numbers: z
    .strictObject({ invoice: numberPrefix, creditNote: numberPrefix })
    .refine(({ invoice, creditNote }) => invoice !== creditNote, 'both ranges begin with the same letters'),
  /** What is done about what is not paid in time; absent: it is reminded of after a week, for nothing. */
  reminders: z
    .strictObject({
      /** Days after the day on which something was due. */
      days: z.int().min(1).max(90),
      /** What a reminder costs, in cents; absent: nothing. */
      fee: z.int().min(1).max(10_000).optional(),
    })
    .optional(),
  /** Days of the month among which customers choose when their instalments are paid; absent: they stay on theirs. */
  paymentDays: z.array(z.int().min(1).max(28)).min(1).max(28).optional(),
  /** How goods are sent. */
  sending: z.strictObject({
    /** Of the warehouse; absent: the shop's. */
    timeZone: timeZoneName.optional(),
    /** What is ordered from this time of day on counts as of the next working day. */
    cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time as 14:00'),
    /** Working days that eco-friendly delivery takes longer. */
    ecoDays: z.int().min(0).max(30),
    /** How many dates a forwarder offers. */
    freightDates: z.int().min(1).max(30),
  }),
});
