import { expect, test } from 'vitest';
import { vatIncluded } from '../money/vat-included.ts';
import { taxRate } from './tax-class.ts';

test.each([
  ['AT', 20, 10, 13],
  ['DE', 19, 7, 7],
  ['CH', 8.1, 2.6, 2.6],
  ['NL', 21, 9, 9],
])('%s taxes %d %%, reduced %d %%, plants %d %%', (country, standard, reduced, plants) => {
  const percent = (['standard', 'reduced', 'plants'] as const).map((kind) => taxRate(country, kind) / 10_000);
  expect(percent).toEqual([standard, reduced, plants]);
});

test('a country without known rates is no country without tax', () => {
  expect(() => taxRate('IT', 'standard')).toThrow('not known');
  expect(() => taxRate('__proto__', 'standard')).toThrow('not known');
});

test('the rate is the one inside a price', () => {
  expect(vatIncluded(6999, taxRate('AT', 'standard'))).toEqual({ gross: 6999, net: 5833, tax: 1166 });
});
