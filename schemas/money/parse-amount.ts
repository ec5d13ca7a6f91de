import { MAX_AMOUNT, type Cents } from './cents.ts';

type ParsedAmount =
  | { ok: true; cents: Cents }
  | { ok: false; reason: 'empty' | 'not-a-number' | 'negative' | 'too-large' };

type Notation = { number: RegExp; currency: RegExp };

/** Groups of three share one separator; one or two decimals, or a dash in their place (`99,-`). */
function notation(groups: string, currencies: string): Notation {
  const grouped = String.raw`[1-9]\d{0,2}([${groups}])\d{3}(?:\2\d{3})*`;
  return {
    number: new RegExp(String.raw`^(\d*|${grouped})(?:([.,])(\d{0,2}|--?|–|—))?$`),
    currency: new RegExp(String.raw`^(?:${currencies})|(?:${currencies})$`, 'i'),
  };
}

const euro = notation(String.raw`.\s`, '€|EUR');
const swiss = notation(String.raw`'’\s`, String.raw`CHF|Fr\.?`);
// Where the habits are unknown, a point or comma before three digits is refused rather than guessed.
const unknown = notation(String.raw`\s`, '€|EUR|CHF');

const notations = new Map([
  ['de-AT', euro],
  ['de-DE', euro],
  ['nl-NL', euro],
  ['fr-CH', swiss],
]);

const longestInput = 64;
const refuse = (reason: Exclude<ParsedAmount, { ok: true }>['reason']): ParsedAmount => ({
  ok: false,
  reason,
});

/**
 * Returns the cents of an amount as people of `locale` type it: `1.234,50`, `1234,5`, `1234.50`, `1 234,50 €`,
 * in Switzerland `1'234.50`, `CHF 50.–`. Comma and point both open the decimals; a point before exactly three
 * digits groups where the locale groups so. Zero is an amount; a third decimal, exponents, a currency of
 * elsewhere and digits other than 0-9 are not. Never throws.
 */
export function parseAmount(text: string, locale: string): ParsedAmount {
  const { number, currency } = notations.get(locale) ?? unknown;
  const trimmed = text.trim();
  if (trimmed.length > longestInput) return refuse('not-a-number');
  const bare = trimmed.replace(currency, '').trim();
  if (bare === '') return refuse('empty');

  const unsigned = bare.replace(/^[-−–]\s*/, '');
  const negative = unsigned !== bare;
  const match = number.exec(negative ? unsigned.replace(currency, '').trim() : unsigned);
  if (!match) return refuse('not-a-number');
  const [, whole = '', group, point, decimals = ''] = match;
  const digits = whole.replace(/\D/g, '');
  const readable = digits === '' ? /\d/.test(decimals) : group === undefined || group !== point;
  if (!readable) return refuse('not-a-number');
  if (negative) return refuse('negative');

  const cents = Number(`${digits}${decimals.replace(/\D/g, '').padEnd(2, '0')}`);
  return cents > MAX_AMOUNT ? refuse('too-large') : { ok: true, cents };
}
