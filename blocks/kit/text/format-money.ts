import { MAX_AMOUNT, type Cents } from '../../../schemas/money/cents.ts';

/**
 * How a locale writes an amount: what stands around the figures and between them. It is read off what the server
 * writes and goes to islands as JSON, because the browser's Intl may write the same locale differently.
 */
export interface DecimalFormat {
  prefix: string;
  group: string;
  decimal: string;
  suffix: string;
}

const exampleAmount = 123_456_789;
const exampleParts = /^(?<prefix>\D*)1(?<group>\D*)234\k<group>567(?<decimal>\D+)89(?<suffix>\D*)$/;

/** Returns the format in which `price` writes amounts. Throws when its figures are not grouped by three. */
export function moneyFormatOf(price: (cents: Cents) => string): DecimalFormat {
  return remember(moneyFormats, price, () => price(exampleAmount));
}

/** Returns the format in which `number` writes percentages. Throws as `moneyFormatOf` does. */
export function percentFormatOf(
  number: (value: number, options: Intl.NumberFormatOptions) => string,
): DecimalFormat {
  return remember(percentFormats, number, () =>
    number(exampleAmount / 10_000, { style: 'percent', minimumFractionDigits: 2 }),
  );
}

// A locale's functions are made once.
const moneyFormats = new WeakMap<object, DecimalFormat>();
const percentFormats = new WeakMap<object, DecimalFormat>();

function remember(
  formats: WeakMap<object, DecimalFormat>,
  write: object,
  example: () => string,
): DecimalFormat {
  let format = formats.get(write);
  if (!format) formats.set(write, (format = formatBehind(example())));
  return format;
}

function formatBehind(example: string): DecimalFormat {
  const parts = exampleParts.exec(example)?.groups;
  if (!parts) throw new Error(`"${example}" does not show how this locale writes decimals`);
  const { prefix = '', group = '', decimal = '', suffix = '' } = parts;
  return { prefix, group, decimal, suffix };
}

/** Returns the amount as the server would write it. Throws a RangeError for what is no amount: a sign, half a cent, NaN. */
export function formatMoney(cents: Cents, format: DecimalFormat): string {
  return formatDecimal(cents, 2, format);
}

/**
 * Returns `value` times 10^−`places` with two decimals, more only where they are not zero: `(6500, 4)` gives 0,65.
 * Throws a RangeError as `formatMoney` does.
 */
export function formatDecimal(value: number, places: number, format: DecimalFormat): string {
  if (!Number.isInteger(value) || value < 0 || value > MAX_AMOUNT)
    throw new RangeError(`${value} is not an amount`);
  const digits = String(value).padStart(places + 1, '0');
  let whole = digits.slice(0, -places);
  for (let at = whole.length - 3; at > 0; at -= 3)
    whole = whole.slice(0, at) + format.group + whole.slice(at);
  let decimals = digits.slice(-places);
  while (decimals.length > 2 && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  return `${format.prefix}${whole}${format.decimal}${decimals}${format.suffix}`;
}

/** Returns the same format without what stands around the figures, as in a field that people type into. */
export function figuresOnly(format: DecimalFormat): DecimalFormat {
  return { ...format, prefix: '', suffix: '' };
}
