import { describe, expect, it } from 'vitest';
import { createFormatter } from './format.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('dates', () => {
  const time = { dateStyle: 'short', timeStyle: 'short' } as const;

  it.each([
    ['Europe/Vienna', '2026-06-30T21:59:59Z', '30.06.26, 23:59'],
    ['Europe/Vienna', '2026-06-30T22:00:00Z', '01.07.26, 00:00'],
    ['Europe/Vienna', '2026-12-31T23:00:00Z', '01.01.27, 00:00'],
    ['Europe/Berlin', '2026-12-31T23:00:00Z', '01.01.27, 00:00'],
    ['Europe/Lisbon', '2026-12-31T23:00:00Z', '31.12.26, 23:00'],
  ])('are those of the shop’s time zone, whatever the machine’s is: %s, %s', (zone, iso, written) => {
    expect(createFormatter('de-AT', 'EUR', zone).date(iso, time)).toBe(written);
  });

  it('are written out in the locale’s language', () => {
    const dateIn = (locale: string): string =>
      createFormatter(locale, 'EUR', 'Europe/Berlin').date('2026-12-24T12:00:00Z');
    expect(['de-AT', 'de-DE', 'fr-CH', 'nl-NL'].map(dateIn)).toEqual([
      '24. Dezember 2026',
      '24. Dezember 2026',
      '24 décembre 2026',
      '24 december 2026',
    ]);
  });
});

describe('prices', () => {
  it.each([
    ['de-AT', 'EUR', '€ 75,00'],
    ['de-DE', 'EUR', '75,00 €'],
    ['fr-CH', 'CHF', 'CHF 75.00'],
    ['nl-NL', 'EUR', '€ 75,00'],
  ])('are written as its people do in %s', (locale, currency, written) => {
    expect(plain(createFormatter(locale, currency, 'Europe/Vienna').price(7500))).toBe(written);
  });
});
