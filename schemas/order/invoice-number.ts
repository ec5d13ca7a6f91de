import { z } from 'zod';
import { dayIn } from '../day-in.ts';

/** First letters of the numbers of a range, which no other range of the shop has. */
export const numberPrefix = z
  .string()
  .regex(/^[A-Z]{1,4}$/, 'write the beginning of numbers in 1 to 4 capitals');

/** A number of a range: gapless and rising within a calendar year of the shop; the store gives `sequence` in its transaction. */
export interface RangeNumber {
  prefix: string;
  year: number;
  /** From 1 on. */
  sequence: number;
}

/** The year whose range a document belongs to that is issued now; `at` in ms since 1970. */
export function invoiceYear(at: number, timeZone: string): number {
  return Number(dayIn(timeZone, at).slice(0, 4));
}

/**
 * Writes the number of an invoice or a credit note: `RE-2026-000042`. It has six digits, more where a year needs them.
 * Throws a RangeError for what no range gives. (§ 11 Abs 1 Z 3 lit h UStG: a running number that occurs once)
 */
export function invoiceNumber({ prefix, year, sequence }: RangeNumber): string {
  const isGiven = Number.isSafeInteger(sequence) && sequence >= 1 && year >= 2000 && year <= 9999;
  if (!isGiven || !numberPrefix.safeParse(prefix).success)
    throw new RangeError(`${prefix} ${year} ${sequence} is no number of a range`);
  return `${prefix}-${year}-${String(sequence).padStart(6, '0')}`;
}

/** Returns the parts of such a number as it was typed, whatever its letters' case; null where it is none. */
export function readInvoiceNumber(typed: string): RangeNumber | null {
  if (typed.length > 40) return null;
  const parts = /^([A-Z]{1,4})-([2-9]\d{3})-(\d{6,12})$/.exec(typed.trim().toUpperCase());
  if (!parts) return null;
  const [, prefix = '', year, sequence] = parts;
  const number = { prefix, year: Number(year), sequence: Number(sequence) };
  return number.sequence >= 1 && invoiceNumber(number) === typed.trim().toUpperCase() ? number : null;
}
