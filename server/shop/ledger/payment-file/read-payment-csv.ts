import { createHash } from 'node:crypto';
import { parseAmount } from '../../../../schemas/money/parse-amount.ts';
import { parseCsv } from '../../../csv/parse-csv.ts';
import {
  checkedLines,
  longestPayer,
  longestPurpose,
  type PaymentFile,
  type PaymentFileFault,
  type PaymentLine,
  plainText,
} from './payment-line.ts';

/** What columns are called, by banks too. */
const columns = {
  reference: ['reference', 'referenz', 'référence', 'referentie', 'umsatz-id'],
  bookedOn: [
    'date',
    'booked',
    'buchungsdatum',
    'buchungstag',
    'date de comptabilisation',
    'boekdatum',
    'datum',
  ],
  amount: ['amount', 'betrag', 'montant', 'bedrag'],
  currency: ['currency', 'währung', 'waehrung', 'monnaie', 'devise', 'munt', 'valuta'],
  payer: ['payer', 'partnername', 'auftraggeber', 'zahlungspflichtiger', 'débiteur', 'naam', 'name'],
  purpose: [
    'purpose',
    'verwendungszweck',
    'zahlungsreferenz',
    'buchungstext',
    'communication',
    'omschrijving',
  ],
} as const;
type Column = keyof typeof columns;
const needed: readonly Column[] = ['bookedOn', 'amount', 'currency', 'purpose'];

/**
 * Reads a bank's list of payments as CSV, whose first line names its columns. Amounts are written as in the locale; those below 0 are
 * passed over. A payment without a reference is known again by what is told of it, and how often that was told before it.
 */
export function readPaymentCsv(text: string, locale: string): PaymentFile {
  const { rows, faults: unread } = parseCsv(text);
  if (unread.length > 0) return { ok: false, faults: unread };
  const [head, ...rest] = rows;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const place = (column: Column): number =>
    names.findIndex((name) => (columns[column] as readonly string[]).includes(name));
  const missing = needed.filter((column) => place(column) < 0);
  if (missing.length > 0) {
    const words = missing.map((column) => `“${columns[column][0]}”`).join(', ');
    return {
      ok: false,
      faults: [{ line: head?.line ?? 1, reason: `the first line has no column ${words}` }],
    };
  }
  const faults: PaymentFileFault[] = [];
  const lines: (PaymentLine & { line: number })[] = [];
  const told = new Map<string, number>();
  let left = 0;
  for (const { line, cells } of rest) {
    const cell = (column: Column): string => cells[place(column)]?.trim() ?? '';
    const fault = (reason: string): void => void faults.push({ line, reason });
    const amount = parseAmount(cell('amount').replace(/^\+/, ''), locale);
    const bookedOn = readDay(cell('bookedOn'));
    const currency = cell('currency').toUpperCase();
    if (!amount.ok && amount.reason !== 'negative') fault(`“${plainText(cell('amount'), 40)}” is no amount`);
    else if (bookedOn === null)
      fault(`“${plainText(cell('bookedOn'), 20)}” is no day: write 2026-12-31 or 31.12.2026`);
    else if (!/^[A-Z]{3}$/.test(currency)) fault(`“${plainText(currency, 10)}” is no currency`);
    else if (!amount.ok || amount.cents === 0) left += 1;
    else {
      const [payer, purpose] = [
        plainText(cell('payer'), longestPayer),
        plainText(cell('purpose'), longestPurpose),
      ];
      const content = JSON.stringify([bookedOn, amount.cents, currency, payer, purpose]);
      const count = (told.get(content) ?? 0) + 1;
      told.set(content, count);
      const hash = createHash('sha256').update(`${content} ${count}`).digest('base64url').slice(0, 32);
      const reference = cell('reference') === '' ? `csv/${hash}` : cell('reference');
      lines.push({ line, reference, bookedOn, amount: amount.cents, currency, payer, purpose });
    }
  }
  return faults.length > 0 ? { ok: false, faults } : checkedLines(lines, left);
}

function readDay(written: string): string | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written);
  const day = german ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}` : written;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
