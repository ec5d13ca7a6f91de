import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['price', 'picture', 'rrp', 'taxClass', 'variant.price'];

test('of two that are as near the first is named, and the nearest before all', () => {
  expect(nearestName('tex', ['text', 'tax', 'tex-t'])).toBe('text');
  expect(nearestName('heding', ['hedging', 'heading', 'heding'])).toBe('heding');
});

test.each([
  ['prise', 'price'],
  ['Preis', undefined],
  ['taxclas', 'taxClass'],
  ['variant.prise', 'variant.price'],
  ['rr', 'rrp'],
  ['colour', undefined],
  ['', undefined],
])('%j is most like %j', (typed, expected) => {
  expect(nearestName(typed, names)).toBe(expected);
});
