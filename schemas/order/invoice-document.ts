import { z } from 'zod';
import { ordered } from './ordered.ts';

const day = z.iso.date();

/** Who sells, as it was when an invoice was issued. */
const seller = z.strictObject({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  /** Entries in registers and tax numbers, each as it is written. */
  numbers: z.array(z.string()),
  /** Where is paid what is paid later; null: nowhere. */
  iban: z.string().nullable(),
});

/**
 * An invoice as it is kept: it holds all that it says, whatever becomes of order, shop and customer. (§ 11 Abs. 1 UStG, § 14 Abs. 4
 * UStG)
 */
export const invoiceDocument = z.strictObject({
  order: z.string(),
  seller,
  issuedOn: day,
  /** First and last day on which it is supplied. */
  supply: z.tuple([day, day]),
  /** Days in which it is to be paid from the day on which all goods are there; null: that is not agreed on. */
  dueDays: z.int().min(1).nullable(),
  ordered,
});
export type InvoiceDocument = z.output<typeof invoiceDocument>;
