import type { PaymentFile } from './payment-line.ts';
import { readCamt } from './read-camt.ts';
import { readPaymentCsv } from './read-payment-csv.ts';

/** Bytes of the largest file that is read. */
export const largestPaymentFile = 20_000_000;

/**
 * Reads a file of payments from a bank: camt.053 or CSV, whose amounts are written as in the locale. A CSV file that is no UTF-8 is
 * read as Windows-1252, in which banks write. Never throws.
 */
export function readPaymentFile(bytes: Uint8Array, locale: string): PaymentFile {
  const refuse = (reason: string): PaymentFile => ({ ok: false, faults: [{ line: 1, reason }] });
  if (bytes.length > largestPaymentFile) return refuse(`the file is larger than ${largestPaymentFile} bytes`);
  const text = decoded(bytes);
  const isXml = /^\s*</.test(text ?? new TextDecoder('latin1').decode(bytes.subarray(0, 100)));
  if (isXml && text === null) return refuse('the file is no UTF-8');
  return isXml
    ? readCamt(text ?? '')
    : readPaymentCsv(text ?? new TextDecoder('windows-1252').decode(bytes), locale);
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
