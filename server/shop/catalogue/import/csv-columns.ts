import { parseAmount } from '../../../../schemas/money/parse-amount.ts';

type Reading = { ok: true; value: unknown } | { ok: false; reason: string; hint: string };
type CellReader = (text: string, locale: string) => Reading;

const good = (value: unknown): Reading => ({ ok: true, value });
const bad = (reason: string, hint: string): Reading => ({ ok: false, reason, hint });

const word: CellReader = (text) => good(text);

const amount: CellReader = (text, locale) => {
  const parsed = parseAmount(text, locale);
  return parsed.ok ? good(parsed.cents) : bad('this is no amount of money', 'Write it as 89,99.');
};

/** An amount, or a hyphen for "there is none". */
const amountOrNone: CellReader = (text, locale) => (text === '-' ? good(null) : amount(text, locale));

const integer: CellReader = (text) =>
  /^\d{1,9}$/.test(text) ? good(Number(text)) : bad('this is no whole number', 'Write digits alone.');

/** A number with up to three decimals. */
export const readDecimal: CellReader = (text) =>
  /^\d{1,9}([.,]\d{1,3})?$/.test(text)
    ? good(Number(text.replace(',', '.')))
    : bad('this is no number', 'Write it as 4,6.');

// Excel writes truth in the language of its user.
const yes = new Set(['1', 'ja', 'yes', 'oui', 'true', 'wahr', 'vrai', 'waar', 'x']);
const no = new Set(['0', 'nein', 'nee', 'no', 'non', 'false', 'falsch', 'faux', 'onwaar', '-']);

/** Yes or no in the languages of the shops. */
export const readFlag: CellReader = (text) => {
  const said = text.toLowerCase();
  if (yes.has(said)) return good(true);
  return no.has(said) ? good(false) : bad('this is neither yes nor no', 'Write ja or nein.');
};

/** Words between upright lines. */
export const readList = (text: string): string[] =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const list: CellReader = (text) => good(text === '-' ? [] : readList(text));

const wordOrNone: CellReader = (text) => good(text === '-' ? null : text);

/** How cells of a column are read; undefined: no column is called so. Attributes are columns by their keys. */
export function readerOf(name: string): CellReader | undefined {
  return Object.hasOwn(csvColumns, name)
    ? csvColumns[name]
    : attributeColumn.test(name)
      ? wordOrNone
      : undefined;
}

const attributeColumn = /^attributes\.[a-z0-9][a-z0-9-]{0,63}$/;

/** The name of the column that a heading means, in whatever case and with whatever blanks. */
export function columnNamed(heading: string): string | undefined {
  const plain = plainHeading(heading);
  return byHeading.get(plain) ?? (attributeColumn.test(plain) ? plain : undefined);
}

const plainHeading = (heading: string): string => heading.replace(/[\s\u00a0]+/g, '').toLowerCase();

/** `2-4`, or one number for both. */
const days: CellReader = (text) => {
  const match = /^(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?$/.exec(text);
  return match
    ? good([Number(match[1]), Number(match[2] ?? match[1])])
    : bad('these are no days', 'Write them as 2-4.');
};

/** `3 m`, `250 ml`. */
const content: CellReader = (text) => {
  const match = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?([a-z²]{1,3})$/.exec(text);
  return match
    ? good({ amount: Number(match[1]?.replace(',', '.')), unit: match[2] })
    : bad('this is no content', 'Write it as 250 ml.');
};

/**
 * Columns of a CSV file. The name is the path in the product; those that begin with `variant.` describe the variant of the
 * row, the others the product, and count in its first row.
 */
export const csvColumns: Readonly<Record<string, CellReader>> = {
  sku: word,
  name: word,
  slug: word,
  noun: word,
  description: word,
  points: list,
  brand: word,
  area: word,
  type: word,
  categories: list,
  picture: word,
  price: amount,
  low30: amountOrNone,
  rrp: amountOrNone,
  stock: integer,
  badges: list,
  taxClass: word,
  withdrawalException: wordOrNone,
  sizeTable: wordOrNone,
  'services.old-appliance': amountOrNone,
  'services.assembly': amountOrNone,
  soldOut: readFlag,
  powerSupplyIncluded: readFlag,
  gone: readFlag,
  successor: word,
  'rating.average': readDecimal,
  'rating.count': integer,
  'energy.class': word,
  'energy.scale': list,
  'energy.label': word,
  'energy.sheet': word,
  'tyre.fuel': word,
  'tyre.wet': word,
  'tyre.noiseDb': integer,
  'tyre.noiseClass': word,
  'tyre.snow': readFlag,
  'tyre.ice': readFlag,
  'tyre.sheet': word,
  'tyre.eprelId': word,
  'variant.sku': word,
  'variant.gtin': word,
  'variant.colour': word,
  'variant.swatch': word,
  'variant.picture': word,
  'variant.size': word,
  'variant.width': word,
  'variant.price': amount,
  'variant.rrp': amountOrNone,
  'variant.stock': integer,
  'variant.content': content,
  'variant.delivery.mode': word,
  'variant.delivery.days': days,
};

const byHeading = new Map(Object.keys(csvColumns).map((name) => [plainHeading(name), name]));
