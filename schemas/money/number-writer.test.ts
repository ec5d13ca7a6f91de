import { expect, it } from 'vitest';
import { numberWriter } from './number-writer.ts';

const francs = { style: 'currency', currency: 'CHF' } as const;
const euros = { style: 'currency', currency: 'EUR' } as const;
const percent = { style: 'percent', minimumFractionDigits: 2 } as const;

it.each([
  ['fr-CH', francs, 12.5, 'CHF\u00a012.50'],
  ['fr-CH', francs, 1234.5, 'CHF\u00a01’234.50'],
  ['fr-CH', francs, 1_234_567.5, 'CHF\u00a01’234’567.50'],
  ['fr-CH', { ...francs, maximumFractionDigits: 0 }, 75, 'CHF\u00a075'],
  ['fr-CH', percent, 0.198, '19,80\u00a0%'],
  ['fr-CH', { style: 'percent' }, 0.2, '20\u00a0%'],
  ['fr-CH', { minimumFractionDigits: 1 }, 6.4, '6,4'],
  ['de-CH', francs, 1234.5, 'CHF\u00a01’234.50'],
  ['de-CH', { style: 'percent' }, 0.2, '20\u00a0%'],
  ['nl-NL', euros, 1234.5, '€\u00a01.234,50'],
  ['nl-NL', { style: 'percent' }, 0.85, '85%'],
  ['de-AT', euros, 12.5, '€\u00a012,50'],
  ['de-DE', euros, 1234.5, '1.234,50\u00a0€'],
] as const)('writes numbers as people of %s do', (locale, options, value, written) => {
  expect(numberWriter(locale, options)(value)).toBe(written);
});
