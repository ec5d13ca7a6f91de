import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberWriter } from './number-writer.ts';
import { parseAmount } from './parse-amount.ts';

const locales = ['de-AT', 'de-DE', 'nl-NL', 'fr-CH', 'de-CH', 'it-CH', 'it-IT', 'fr-FR', 'en-IE', 'sv-SE'];

describe.each(['de-AT', 'de-DE', 'nl-NL'])('parseAmount in %s', (locale) => {
  it.each([
    ['1.234,50', 123_450],
    ['1234,5', 123_450],
    ['1234.50', 123_450],
    ['1.234', 123_400],
    ['1.234.567,89', 123_456_789],
    ['12.34', 1234],
    ['1.5', 150],
    ['549', 54_900],
    ['549,', 54_900],
    [',5', 50],
    ['0', 0],
    ['007', 700],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234.50', 123_450],
    ['  549,00\t', 54_900],
    ['€ 1.234,50', 123_450],
    ['€\u00a01.234,50', 123_450],
    ['1.234,50€', 123_450],
    ['1.234,50 €', 123_450],
    ['eur 99', 9900],
    ['99,- €', 9900],
    ['99,–', 9900],
    ['999.999.999,99', 99_999_999_999],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseAmount(text, locale)).toEqual({ ok: true, cents });
  });

  it.each([
    '1,000.50',
    '1.000.50',
    '1,234',
    '1234.567',
    '12.34,5',
    '1.23.456',
    '0.123',
    '1.234 567',
    "1'234",
    'CHF 50',
    '1 2',
  ])('does not guess at %j', (text) => {
    expect(parseAmount(text, locale)).toEqual({ ok: false, reason: 'not-a-number' });
  });
});

describe.each(['fr-CH', 'de-CH', 'it-CH', 'de-LI'])('parseAmount in %s', (locale) => {
  it.each([
    ["1'234.50", 123_450],
    ['1’234.50', 123_450],
    ["1'234'567.50", 123_456_750],
    ['1’234’567', 123_456_700],
    ['Fr. 50', 5000],
    ['SFr. 50.00', 5000],
    ["CHF 1'234.50", 123_450],
    ['1\u202f234.50 CHF', 123_450],
    ['1 234,50', 123_450],
    ['1234,5', 123_450],
    ['Fr. 50.–', 5000],
    ['50.-', 5000],
    ['fr 50.--', 5000],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseAmount(text, locale)).toEqual({ ok: true, cents });
  });

  it.each(['1.234,50', '1.234', '1,234', '€ 50', "12'34", "1’234'567"])('does not guess at %j', (text) => {
    expect(parseAmount(text, locale)).toEqual({ ok: false, reason: 'not-a-number' });
  });
});

describe.each(locales)('parseAmount in %s refuses', (locale) => {
  it.each([
    ['', 'empty'],
    [' \u00a0', 'empty'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['٣', 'not-a-number'],
    ['５０', 'not-a-number'],
    [',', 'not-a-number'],
    ['.', 'not-a-number'],
    [',-', 'not-a-number'],
    ['-', 'not-a-number'],
    ['+5', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['5; DROP TABLE', 'not-a-number'],
    ['-1', 'negative'],
    ['−1,50', 'negative'],
    ['- 1', 'negative'],
    ['1000000000', 'too-large'],
    ['9'.repeat(40), 'too-large'],
    ['9'.repeat(1_000_000), 'not-a-number'],
    [' '.repeat(100_000) + 'x', 'not-a-number'],
  ])('%.20j as %s', (text, reason) => {
    expect(parseAmount(text, locale)).toEqual({ ok: false, reason });
  });
});

it('refuses a negative amount on either side of its currency', () => {
  expect(parseAmount('-€ 5', 'de-AT')).toEqual({ ok: false, reason: 'negative' });
  expect(parseAmount('€ -5', 'de-AT')).toEqual({ ok: false, reason: 'negative' });
});

it.each(['xx', 'no locale', ''])(
  'reads only what is beyond doubt where nobody knows the locale: %j',
  (locale) => {
    expect(parseAmount('1234.50', locale)).toEqual({ ok: true, cents: 123_450 });
    expect(parseAmount('1 234,5', locale)).toEqual({ ok: true, cents: 123_450 });
    for (const text of ['1.234', '1,234', "1'234"])
      expect(parseAmount(text, locale)).toEqual({ ok: false, reason: 'not-a-number' });
  },
);

it('follows a locale that no shop has yet', () => {
  expect(parseAmount('1.234,50 €', 'it-IT')).toEqual({ ok: true, cents: 123_450 });
  expect(parseAmount('1\u202f234,50 €', 'fr-FR')).toEqual({ ok: true, cents: 123_450 });
  expect(parseAmount('€1,234.50', 'en-IE')).toEqual({ ok: true, cents: 123_450 });
  expect(parseAmount('1,234', 'en-IE')).toEqual({ ok: true, cents: 123_400 });
  expect(parseAmount('1.234', 'en-IE')).toEqual({ ok: false, reason: 'not-a-number' });
});

it('reads back what the shop writes', { timeout: 20_000 }, () => {
  const writers = locales.map((locale) => ({
    locale,
    money: numberWriter(locale, {
      style: 'currency',
      currency: locale.endsWith('-CH') ? 'CHF' : 'EUR',
    }),
    plain: numberWriter(locale, { minimumFractionDigits: 2 }),
  }));
  const written = fc.tuple(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(...writers));
  const readsBack = fc.property(written, ([cents, { locale, money, plain }]) => {
    return [money, plain].every((writer) => {
      const parsed = parseAmount(writer(cents / 100), locale);
      return parsed.ok && parsed.cents === cents;
    });
  });
  expect(fc.check(readsBack, { numRuns: 4000 })).toMatchObject({ numRuns: 4000, counterexample: null });
});

it('gives whole, non-negative cents or a refusal for any text', { timeout: 20_000 }, () => {
  const typed = fc.string({
    unit: fc.constantFrom(...Array.from("0123456789.,'’ \u00a0€-–eCHFr")),
    maxLength: 14,
  });
  const texts = fc.oneof(typed, fc.string({ unit: 'binary' }));
  const sane = fc.property(texts, fc.constantFrom(...locales, 'xx'), (text, locale) => {
    const parsed = parseAmount(text, locale);
    return !parsed.ok || (Number.isSafeInteger(parsed.cents) && parsed.cents >= 0);
  });
  expect(fc.check(sane, { numRuns: 10_000 })).toMatchObject({ numRuns: 10_000, counterexample: null });
});
