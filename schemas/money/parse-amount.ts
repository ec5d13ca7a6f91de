import { MAX_AMOUNT, type Cents } from './cents.ts';

type ParsedAmount =
  | { ok: true; cents: Cents }
  | { ok: false; reason: 'empty' | 'not-a-number' | 'negative' | 'too-large' };

interface Notation {
  number: RegExp;
  currency: RegExp;
}

/** What stands before or behind an amount; CLDR does not know how the Swiss write theirs by hand. */
const euro = String.raw`€|EUR`;
const franc = String.raw`CHF|S?Fr\.?`;
const countriesWithFrancs = new Set(['CH', 'LI']);

const notations = new Map<string, Notation>();

function notationOf(locale: string): Notation {
  let known = notations.get(locale);
  if (!known) {
    const currency = countriesWithFrancs.has(locale.slice(-2)) ? franc : euro;
    notations.set(locale, (known = makeNotation(groupsOf(locale), currency)));
  }
  return known;
}

/** Groups of three share one separator; one or two decimals, or a dash in their place (`99,-`). */
function makeNotation(groups: string, currencies: string): Notation {
  const grouped = String.raw`[1-9]\d{0,2}([${groups}])\d{3}(?:\2\d{3})*`;
  return {
    number: new RegExp(String.raw`^(\d*|${grouped})(?:([.,])(\d{0,2}|--?|–|—))?$`),
    currency: new RegExp(String.raw`^(?:${currencies})|(?:${currencies})$`, 'i'),
  };
}

/**
 * Characters that part thousands, for a class of a regular expression: a space everywhere, and what Intl writes. Of a locale
 * that Intl does not know a point or comma before three digits is refused rather than guessed.
 */
function groupsOf(locale: string): string {
  const written = new Set<string>();
  if (isKnown(locale)) {
    // Amounts and bare numbers are not parted alike everywhere.
    for (const style of [{ style: 'currency', currency: 'EUR' }, {}] as const)
      for (const { type, value } of new Intl.NumberFormat(locale, style).formatToParts(1_234_567.5))
        if (type === 'group' && /^[.,'’]$/.test(value)) written.add(value);
  }
  // Nobody's keyboard has the apostrophe that CLDR names.
  const apostrophes = written.has("'") || written.has('’') ? ["'", '’'] : [];
  return String.raw`\s` + [...new Set([...written, ...apostrophes])].join('');
}

function isKnown(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

const longestInput = 64;
const refuse = (reason: Exclude<ParsedAmount, { ok: true }>['reason']): ParsedAmount => ({
  ok: false,
  reason,
});

/**
 * Returns the cents of an amount as people of `locale` type it: `1.234,50`, `1234,5`, `1234.50`, `1 234,50 €`,
 * in Switzerland `1'234.50`, `CHF 50.–`, `Fr. 50`. Comma and point both open the decimals; a point before exactly three
 * digits groups where the locale groups so. Zero is an amount; a third decimal, exponents, a currency of
 * elsewhere and digits other than 0-9 are not. Never throws.
 */
export function parseAmount(text: string, locale: string): ParsedAmount {
  const { number, currency } = notationOf(locale);
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
