import { scaledDecimal } from '../../../../schemas/money/decimal.ts';
import {
  checkedLines,
  longestPayer,
  longestPurpose,
  type PaymentFile,
  type PaymentFileFault,
  type PaymentLine,
  plainText,
} from './payment-line.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/** Something in a file that cannot be read, with its place. */
class Unreadable extends Error {
  readonly line: number;
  constructor({ line }: Pick<XmlElement, 'line'>, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** What banks write where they have no reference. */
const noReference: ReadonlySet<string> = new Set(['', 'NONREF', 'NOTPROVIDED', 'NOREF']);

/**
 * Reads a bank's statements (ISO 20022, camt.053 of any version): the entries that are booked and brought money. Of a collective entry
 * each payment is one, and they must sum up to it. Reversals and what left the account are passed over. Never throws.
 */
export function readCamt(text: string): PaymentFile {
  const document = readXml(text);
  if (!document.ok) return { ok: false, faults: [{ line: document.line, reason: document.reason }] };
  const message = child(document.root, 'BkToCstmrStmt');
  if (document.root.name !== 'Document' || !message)
    return { ok: false, faults: [{ line: document.root.line, reason: 'this is no camt.053 statement' }] };
  const faults: PaymentFileFault[] = [];
  const lines: (PaymentLine & { line: number })[] = [];
  let left = 0;
  for (const statement of all(message, 'Stmt')) {
    const name = textAt(statement, 'Id');
    for (const [index, entry] of all(statement, 'Ntry').entries())
      try {
        const payments = paymentsOf(entry, `${name}/${index + 1}`);
        if (payments.length === 0) left += 1;
        lines.push(...payments);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        faults.push({ line: error.line, reason: error.message });
      }
  }
  return faults.length > 0 ? { ok: false, faults } : checkedLines(lines, left);
}

/** The payments of an entry; `place`: what it is called where the bank calls it nothing. */
function paymentsOf(entry: XmlElement, place: string): (PaymentLine & { line: number })[] {
  // Older versions write the state as text, newer ones as a code.
  const state = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT')
    throw new Unreadable(entry, 'an entry says neither CRDT nor DBIT');
  if (state !== 'BOOK' || direction === 'DBIT' || textAt(entry, 'RvslInd') === 'true') return [];
  const whole = amountOf(entry, entry);
  const bookedOn = dayOf(entry);
  const own = referenceOf(textAt(entry, 'AcctSvcrRef'), place);
  const details = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
  if (details.length < 2) {
    const [only = entry] = details;
    const reference = referenceOf(textAt(only, 'Refs', 'AcctSvcrRef'), own);
    return [{ ...whole, ...tellOf(only, entry), reference, bookedOn, line: entry.line }];
  }
  const payments = details.map((detail, index) => ({
    ...amountOf(detail, entry),
    ...tellOf(detail, entry),
    // Some banks give the parts of an entry the reference of the whole.
    reference: `${referenceOf(textAt(detail, 'Refs', 'AcctSvcrRef'), own)}/${index + 1}`,
    ...{ bookedOn, line: detail.line },
  }));
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  if (sum !== whole.amount || payments.some(({ currency }) => currency !== whole.currency))
    throw new Unreadable(entry, 'the payments of an entry do not sum up to it');
  return payments;
}

const referenceOf = (told: string, other: string): string =>
  noReference.has(told.toUpperCase()) ? other : told;

function amountOf(element: XmlElement, entry: XmlElement): { amount: number; currency: string } {
  const written =
    child(element, 'Amt') ??
    at(element, 'AmtDtls', 'TxAmt', 'Amt') ??
    at(element, 'AmtDtls', 'InstdAmt', 'Amt');
  if (!written) throw new Unreadable(element, 'an amount is missing');
  const currency = written.attributes['Ccy'] ?? '';
  // Amounts have up to five decimals; of money that is paid, those beyond cents are 0.
  const amount = scaledDecimal(written.text.trim().replace(/(\.\d\d)0+$/, '$1'), 2);
  if (amount === null || amount === 0 || !/^[A-Z]{3}$/.test(currency))
    throw new Unreadable(
      written.line > 0 ? written : entry,
      `“${plainText(written.text, 40)} ${plainText(currency, 10)}” is no amount`,
    );
  return { amount, currency };
}

function dayOf(entry: XmlElement): string {
  const date = child(entry, 'BookgDt') ?? child(entry, 'ValDt');
  const day = date && (textAt(date, 'Dt') || textAt(date, 'DtTm')).slice(0, 10);
  if (!day || !isDay(day)) throw new Unreadable(date ?? entry, `“${plainText(day ?? '', 20)}” is no day`);
  return day;
}

function isDay(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function tellOf(detail: XmlElement, entry: XmlElement): { payer: string; purpose: string } {
  const remittance = child(detail, 'RmtInf');
  const told = [
    ...(remittance ? all(remittance, 'Ustrd') : []).map(({ text }) => text),
    ...(remittance ? all(remittance, 'Strd') : []).map((each) => textAt(each, 'CdtrRefInf', 'Ref')),
    textAt(detail, 'Refs', 'EndToEndId'),
    textAt(detail, 'AddtlTxInf'),
    textAt(entry, 'AddtlNtryInf'),
  ];
  const payer = textAt(detail, 'RltdPties', 'Dbtr', 'Nm') || textAt(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm');
  return {
    payer: plainText(payer, longestPayer),
    purpose: plainText(told.filter((each) => !noReference.has(each)).join(' '), longestPurpose),
  };
}

const all = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((each) => each.name === name);
const child = (element: XmlElement, name: string): XmlElement | undefined => all(element, name)[0];

function at(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((found, name) => found && child(found, name), element);
}

const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  at(element, ...path)?.text.trim() ?? '';
