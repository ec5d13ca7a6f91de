/** Money that came, as a bank tells of it. */
export interface PaymentLine {
  /** By what it is known again: of 1 to 100 characters, once in a shop. */
  reference: string;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  /** In cents, above 0. */
  amount: number;
  currency: string;
  payer: string;
  purpose: string;
}

export interface PaymentFileFault {
  /** From 1. */
  line: number;
  reason: string;
}

/** What a file holds; `left`: entries of it that are no money that came. Of a faulty file nothing is taken. */
export type PaymentFile =
  | { ok: true; lines: PaymentLine[]; left: number }
  | { ok: false; faults: PaymentFileFault[] };

/** What people wrote, in one line and without what no text has. */
export function plainText(text: string, most: number): string {
  return text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, most);
}

export const longestPayer = 200;
export const longestPurpose = 1000;
const longestReference = 100;

/** Lines of a file, of which each must have a reference of its own. Larger amounts than are handled and days that are none are faults. */
export function checkedLines(told: readonly (PaymentLine & { line: number })[], left: number): PaymentFile {
  const lines: PaymentLine[] = [];
  const faults: PaymentFileFault[] = [];
  const seen = new Map<string, number>();
  for (const { line, ...payment } of told) {
    const before = seen.get(payment.reference);
    seen.set(payment.reference, line);
    const reason =
      before !== undefined
        ? `the entry ${payment.reference} is there already, on line ${before}`
        : payment.reference.length > longestReference
          ? `the reference is longer than ${longestReference} characters`
          : null;
    if (reason === null) lines.push(payment);
    else faults.push({ line, reason });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, lines, left };
}
