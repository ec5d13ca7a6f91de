import { z } from 'zod';
import { shownNumber } from './shown-number.ts';
import { paperAddress } from './paper-address.ts';

/** The invoices of a customer, the newest first. */
export const invoiceList = z.strictObject({
  invoices: z.array(
    z.strictObject({
      number: z.string(),
      order: shownNumber,
      /** When it was issued, in words. */
      issued: z.string(),
      /** As it is written in the order's currency. */
      total: z.string(),
      file: paperAddress,
    }),
  ),
});
export type InvoiceList = z.output<typeof invoiceList>;
