import { describe, expect, it } from 'vitest';
import { builtInMessages } from '../../renderer/block-modules.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { numberWriter } from '../../schemas/money/number-writer.ts';
import { shippedBuckets, shippedDrafts, shippedFrames, shippedPages, tenants } from './shipped-content.ts';

// Amounts and percentages that editors typed stand beside those that the shop writes: both look the same.

const sources = [
  ...[...shippedPages(), ...shippedDrafts(), ...shippedFrames()].map(
    ({ file, tenant, locale, document }) => ({
      file,
      tenant,
      locale,
      content: document.source as unknown,
    }),
  ),
  ...shippedBuckets(),
];

/** Every text of a JSON value but addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(\/|https:|route:)/.test(value) ? [] : [value.replaceAll('&nbsp;', '\u00a0')];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Numbers with a sign of currency or percent before or behind them, as they are written. */
function amountsIn(text: string): string[] {
  return text.match(/(?:€|CHF)\s?\d[\d.,'’]*|\d[\d.,'’]*\s?(?:€|CHF|%)/g) ?? [];
}

/** A percentage as the shop's own words write it, with a 7 for the number. */
function percentPattern(locale: string): string {
  const sentence = builtInMessages[locale.slice(0, 2)]?.['price.reduction'] ?? '';
  return `7${/\{\{percent\}\}(\s?%)/.exec(sentence)?.[1] ?? ''}`;
}

const locales = tenants.flatMap((tenant) =>
  tenant.locales.map((locale) => ({ tenant: tenant.slug, ...locale })),
);

describe.each(locales)('content of $tenant in $locale', ({ tenant, locale, currency }) => {
  it('writes amounts and percentages as the shop does', () => {
    const right = new Set([
      numberWriter(locale, { style: 'currency', currency, maximumFractionDigits: 0 })(7),
      percentPattern(locale),
    ]);
    const found = sources
      .filter((source) => source.tenant.slug === tenant && source.locale === locale)
      .flatMap(({ file, content }) =>
        textsIn(content).flatMap((text) => amountsIn(text).map((amount) => ({ file, amount }))),
      );
    expect(found.length).toBeGreaterThan(5);
    const wrong = found.filter(({ amount }) => !right.has(amount.replace(/\d[\d.,'’]*/, '7')));
    expect(wrong).toEqual([]);
  });
});
