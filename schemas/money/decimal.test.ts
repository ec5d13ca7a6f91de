import { expect, it } from 'vitest';
import { scaledDecimal } from './decimal.ts';

it.each([
  ['0.65', 4, 6500],
  ['12', 4, 120_000],
  ['0.0001', 4, 1],
  ['007.5', 1, 75],
  ['0', 2, 0],
  ['999999999.999999', 6, 999_999_999_999_999],
])('reads %s with %i places as %i', (text, places, scaled) => {
  expect(scaledDecimal(text, places)).toBe(scaled);
});

it.each([
  '',
  '.5',
  '5.',
  '0.65001',
  '1,5',
  '-1',
  '+1',
  '1e3',
  ' 1',
  '1 ',
  '٣',
  '1234567890',
  'NaN',
  'Infinity',
])('refuses %j', (text) => {
  expect(scaledDecimal(text, 4)).toBeNull();
});
