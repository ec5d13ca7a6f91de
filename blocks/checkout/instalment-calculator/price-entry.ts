import { figuresOnly, formatMoney, type DecimalFormat } from '../../kit/text/format-money.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import { parseAmount } from '../../../schemas/money/parse-amount.ts';
import { clampPrice, type PriceRange, type RangeNotice } from '../../../schemas/money/price-range.ts';

/** Why what was typed is no price. */
type AmountFault = 'empty' | 'not-a-number' | 'too-large';

/** The price field: what stands in it, and the last price that could be read, with which is calculated meanwhile. */
export interface PriceEntry {
  text: string;
  price: Cents;
  notice: RangeNotice;
  fault: AmountFault | null;
}

export interface PriceRules {
  locale: string;
  range: PriceRange;
  money: DecimalFormat;
}

/** Most characters that the field takes; longer ones are no amount to `parseAmount` either. */
export const longestPriceText = 64;

/** Returns the field with a price in it, moved into the range. */
export function enteredPrice(price: Cents, { range, money }: PriceRules): PriceEntry {
  const clamped = clampPrice(price, range);
  return { text: writePrice(clamped.price, money), ...clamped, fault: null };
}

/**
 * Returns the field while somebody types: a price in the range counts at once. Anything else is not finished yet (5 is
 * on its way to 549), so the price stays and nothing is said about it.
 */
export function typePrice(entry: PriceEntry, text: string, { locale, range }: PriceRules): PriceEntry {
  const typed: PriceEntry = { ...entry, text, notice: 'none', fault: null };
  const amount = parseAmount(text, locale);
  const counts = amount.ok && clampPrice(amount.cents, range).notice === 'none';
  return counts ? { ...typed, price: amount.cents } : typed;
}

/**
 * Returns the field after it was left or sent: a price is moved into the range and written as the locale does, with a
 * notice when it was moved; for what is no price, the last one stays and the fault is named.
 */
export function settlePrice(entry: PriceEntry, rules: PriceRules): PriceEntry {
  if (entry.text === writePrice(entry.price, rules.money)) return entry;
  const amount = parseAmount(entry.text, rules.locale);
  if (amount.ok) return enteredPrice(amount.cents, rules);
  if (amount.reason === 'negative') return enteredPrice(0, rules);
  if (amount.reason === 'too-large' && rules.range.maximum !== undefined)
    return enteredPrice(rules.range.maximum + 1, rules);
  return { ...entry, notice: 'none', fault: amount.reason };
}

/**
 * Returns the field as a form sent it: `typed` is its text, `before` the price in cents that was shown until then.
 * Both are empty on a page that was opened without the form; then the field holds `basePrice`.
 */
export function sentPrice(typed: string, before: string, basePrice: Cents, rules: PriceRules): PriceEntry {
  const shown = /^\d{1,11}$/.test(before) ? Number(before) : basePrice;
  const start = enteredPrice(shown, rules);
  if (typed === '' && before === '') return start;
  return settlePrice({ ...start, text: typed.slice(0, longestPriceText), notice: 'none' }, rules);
}

function writePrice(price: Cents, money: DecimalFormat): string {
  return formatMoney(price, figuresOnly(money));
}
