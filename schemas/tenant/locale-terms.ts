import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { parsePercent } from '../money/rate.ts';

const days = z.int().min(1).max(365);
const years = z.int().min(1).max(30);
const span = z
  .tuple([days, days])
  .refine(([first, last]) => first <= last, 'the first number is above the last')
  .describe('Working days: fewest and most');

const percent = z
  .string()
  .refine((text) => (parsePercent(text) ?? -1) >= 0, 'write a percentage as 15 or 1.15')
  .transform((text) => Number(text));

/**
 * What a shop promises in one country beside prices and costs, and what the law asks of it there. Texts name these as facts
 * (`schemas/facts/`); what is absent is no fact of the locale, and no text may name it.
 */
export const localeTerms = z.strictObject({
  /** How long delivery takes, per kind, from the day on which an order is sent off. */
  delivery: z.strictObject({ parcel: span, freight: span }).optional(),
  /** Working days of notice that a forwarder needs to fetch something. */
  pickupNotice: days.optional(),
  /** Days in which a contract can be withdrawn from by law. */
  withdrawalDays: days.optional(),
  /** Days after that within which the law has goods sent off and everything paid back. */
  refundLimit: days.optional(),
  /** Working days until a return is paid back, and those that a bank then takes. */
  refundDays: days.optional(),
  bankDays: days.optional(),
  /** Days until an invoice is due. */
  invoiceDays: days.optional(),
  /** Days until a complaint is answered. */
  complaintDays: days.optional(),
  /** Weeks until somebody who tells of a barrier has an answer. */
  answerWeeks: z.int().min(1).max(52).optional(),
  /** Years of the law's guarantee, where it names a number, and of the shop's own on appliances. */
  legalGuarantee: years.optional(),
  ownGuarantee: years.optional(),
  /** Years for which the law has invoices kept. */
  invoicesKept: years.optional(),
  /** Insuring instalments: percent of what is open, each month, and days to withdraw from that by law. (VersVG § 5c) */
  protection: z.strictObject({ rate: percent, withdrawalDays: days }).optional(),
  /** Days for which gifts are ordered (`YYYY-MM-DD`), by the names that texts use for them. */
  occasions: z.record(identifierName, z.iso.date()).default({}),
});

/** What the law says of credit in a country. */
export const creditLaw = z.strictObject({
  /** Highest effective yearly rate in percent; absent: the law names none. */
  maxEffectiveRate: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'write a percentage as 10 or 12.5')
    .optional(),
  /** Where that is written, for whoever looks after it. */
  source: z.string().min(1).max(400),
  /** Monthly rate of every plan in this locale, in percent; absent: that of the shop's plans. */
  monthlyRate: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,4})?$/, 'write a percentage as 0.65')
    .optional(),
  /** What a payment pause costs in this locale, in percent of the price; absent: what the shop's terms say. */
  pauseSurcharge: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,4})?$/, 'write a percentage as 2.5')
    .optional(),
});
