import { describe, expect, test } from 'vitest';
import { dutch } from '../languages/dutch.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import { readPrice } from './read-price.ts';

describe('a price among other words', () => {
  test.each([
    [german, 'sofa unter 500 euro', { to: 50_000, rest: 'sofa', written: 'unter 500 euro' }],
    [german, 'bis 49,90€ hemd', { to: 4990, rest: 'hemd', written: 'bis 49,90€' }],
    [german, 'hemd ab 20', { from: 2000, rest: 'hemd', written: 'ab 20' }],
    [german, 'zwischen 20 und 50 Euro kleid', { from: 2000, to: 5000, rest: 'kleid' }],
    [german, 'kleid 20-50 € rot', { from: 2000, to: 5000, rest: 'kleid rot' }],
    [german, 'sofa 1.200 euro', { to: 120_000, rest: 'sofa' }],
    [french, 'chaise moins de 100 francs', { to: 10_000, rest: 'chaise', written: 'moins de 100 francs' }],
    [french, 'jusqu’à 100 CHF chaise', { to: 10_000, rest: 'chaise', written: 'jusqu’à 100 CHF' }],
    [dutch, 'bank onder de 500 euro', { to: 50_000, rest: 'bank' }],
    [dutch, 'tussen 20 en 50 euro jurk', { from: 2000, to: 5000, rest: 'jurk' }],
  ] as const)('%#', (language, text, expected) => {
    expect(readPrice(text, language)).toMatchObject(expected);
  });

  test.each([
    'waschmaschine 8 kg',
    'bis 8 kg',
    'fernseher unter 50 zoll',
    'größe 38 bis 42',
    '205/55 r16',
    '',
  ])('is not read in %s', (text) => {
    expect(readPrice(text, german)).toBeUndefined();
  });
});
