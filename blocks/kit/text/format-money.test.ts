import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../../../schemas/money/cents.ts';
import { numberWriter } from '../../../schemas/money/number-writer.ts';
import { parseAmount } from '../../../schemas/money/parse-amount.ts';
import { figuresOnly, formatDecimal, formatMoney, moneyFormatOf, percentFormatOf } from './format-money.ts';

const locales = [
  ['de-AT', 'EUR'],
  ['de-DE', 'EUR'],
  ['fr-CH', 'CHF'],
  ['nl-NL', 'EUR'],
] as const;

function intl(locale: string, currency: string) {
  const money = numberWriter(locale, { style: 'currency', currency });
  return {
    price: (cents: number) => money(cents / 100),
    number: (value: number, options?: Intl.NumberFormatOptions) => numberWriter(locale, options)(value),
  };
}

const cents = fc.oneof(fc.integer({ min: 0, max: MAX_AMOUNT }), fc.integer({ min: 0, max: 1_000_000 }));

describe.each(locales)('%s', (locale, currency) => {
  const { price, number } = intl(locale, currency);
  const money = moneyFormatOf(price);
  const percent = percentFormatOf(number);

  it('writes amounts as the server does', () => {
    for (const amount of [0, 1, 99, 100, 99_999, 100_000, 123_456, 99_999_999, MAX_AMOUNT])
      expect(formatMoney(amount, money)).toBe(price(amount));
    const agrees = fc.property(cents, (amount) => formatMoney(amount, money) === price(amount));
    expect(fc.check(agrees)).toMatchObject({ numRuns: 100, counterexample: null });
  });

  it('writes percentages as the server does, with two decimals at least and four at most', () => {
    const options = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;
    for (const rate of [0, 1, 6500, 6510, 6525, 141_000, 150_500, 12_345_678])
      expect(formatDecimal(rate, 4, percent)).toBe(number(rate / 1_000_000, options));
  });

  it('writes figures into fields that are read back as the same amount', () => {
    const field = figuresOnly(money);
    const isReadBack = fc.property(cents, (amount) => {
      const read = parseAmount(formatMoney(amount, field), locale);
      return read.ok && read.cents === amount;
    });
    expect(fc.check(isReadBack)).toMatchObject({ numRuns: 100, counterexample: null });
  });
});

it('keeps the no-break space between figures and currency', () => {
  expect(formatMoney(8999, moneyFormatOf(intl('de-AT', 'EUR').price))).toBe('€\u00a089,99');
  expect(formatMoney(8999, moneyFormatOf(intl('de-DE', 'EUR').price))).toBe('89,99\u00a0€');
});

it('takes a group separator that means something in replacements as it is', () => {
  expect(formatMoney(123_456, { prefix: '', group: '$&', decimal: '.', suffix: '' })).toBe('1$&234.56');
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_AMOUNT + 1])('refuses %d', (amount) => {
  const format = moneyFormatOf(intl('de-AT', 'EUR').price);
  expect(() => formatMoney(amount, format)).toThrow(RangeError);
});

it('says so when a locale writes otherwise', () => {
  expect(() => moneyFormatOf(intl('en-IN', 'INR').price)).toThrow('12,34,567.89');
  expect(() => moneyFormatOf(intl('ar-EG', 'EGP').price)).toThrow('does not show');
});
