import { z } from 'zod';
import { MAX_AMOUNT } from '../money/cents.ts';
import { invoiceDocument } from '../order/invoice-document.ts';
import { refundCauses, refundMeans } from './order-refund.ts';

const cents = z.int().min(0).max(MAX_AMOUNT);
const { order, seller, ordered } = invoiceDocument.shape;
const { locale, currency, billing, vat } = ordered.shape;

/**
 * A credit note as it is kept: it names the invoice that it corrects, and holds all that it says, whatever becomes of order, shop and
 * customer. Amounts are cents. (§ 11 Abs. 13, § 16 Abs. 1 UStG)
 */
export const creditNoteDocument = z.strictObject({
  order,
  /** Number of the invoice. */
  invoice: z.string(),
  seller,
  issuedOn: z.iso.date(),
  locale,
  currency,
  billing,
  /** How it goes back: see `OrderRefund`. */
  means: z.enum(refundMeans),
  cause: z.enum(refundCauses),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      choice: z.array(z.string()),
      quantity: z.int().min(1),
      amount: cents,
      taxRate: z.int().min(0),
    }),
  ),
  shipping: cents,
  /** Taken off because of what stays; below 0: given back. */
  keptBack: z.int(),
  total: cents,
  /** What of it is taxed at which rate. */
  vat,
});
export type CreditNoteDocument = z.output<typeof creditNoteDocument>;
