import { describe, expect, it } from 'vitest';
import { isJsonObject } from '../../schemas/json.ts';
import { shippedBuckets, shippedDrafts, shippedFrames, shippedPages } from './shipped-content.ts';

// Amounts and percentages that editors typed stand beside those that the shop writes: both look the same.

const sources = [
  ...[...shippedPages(), ...shippedDrafts(), ...shippedFrames()].map(({ file, locale, document }) => ({
    file,
    locale,
    content: document.source as unknown,
  })),
  ...shippedBuckets().map(({ file, locale, content }) => ({ file, locale, content })),
];

/** Every text of a JSON value but addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(\/|https:)/.test(value) ? [] : [value.replaceAll('&nbsp;', '\u00a0')];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Numbers with a sign of currency or percent before or behind them, as they are written. */
function amountsIn(text: string): string[] {
  return text.match(/(?:€|CHF)\s?\d[\d.,’]*|\d[\d.,’]*\s?(?:€|CHF|%)/g) ?? [];
}

/** An amount as Intl writes it, with a 7 for the number. */
function currencyPattern(locale: string, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(7);
}

// French sets a space before the sign, and so does the shop, although Intl has none for Switzerland.
const spaced = '7\u00a0%';

describe.each([
  ['de-AT', 'EUR', spaced],
  ['de-DE', 'EUR', spaced],
  ['fr-CH', 'CHF', spaced],
  ['nl-NL', 'EUR', '7%'],
])('content in %s', (locale, currency, percent) => {
  it('writes amounts and percentages as the shop does', () => {
    const right = new Set([currencyPattern(locale, currency), percent]);
    const found = sources
      .filter((source) => source.locale === locale)
      .flatMap(({ file, content }) =>
        textsIn(content).flatMap((text) => amountsIn(text).map((amount) => ({ file, amount }))),
      );
    expect(found.length).toBeGreaterThan(5);
    const wrong = found.filter(({ amount }) => !right.has(amount.replace(/\d[\d.,’]*/, '7')));
    expect(wrong).toEqual([]);
  });
});
