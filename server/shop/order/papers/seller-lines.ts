import type { InvoiceDocument } from '../../../../schemas/order/invoice-document.ts';
import type { PaperWords } from './paper-words.ts';

/** Who sells, as papers say it: name, address, numbers. */
export function sellerLines(
  { name, street, postalCode, city, country, numbers }: InvoiceDocument['seller'],
  words: PaperWords,
): string[] {
  return [name, `${street}, ${postalCode} ${city}, ${words.country(country)}`, ...numbers];
}
