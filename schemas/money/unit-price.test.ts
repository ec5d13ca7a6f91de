import { expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

it.each([
  ['a bottle', 899, { amount: 750, unit: 'ml' }, undefined, 1199, '1 l'],
  ['the same in litres', 899, { amount: 0.75, unit: 'l' }, undefined, 1199, '1 l'],
  ['the same in centilitres', 899, { amount: 75, unit: 'cl' }, undefined, 1199, '1 l'],
  ['a cream by 100 ml', 1995, { amount: 50, unit: 'ml' }, '100 ml', 3990, '100 ml'],
  ['flour', 129, { amount: 1, unit: 'kg' }, undefined, 129, '1 kg'],
  ['tea by 100 g', 349, { amount: 40, unit: 'g' }, '100 g', 873, '100 g'],
  ['half a cent up', 1, { amount: 2, unit: 'kg' }, undefined, 1, '1 kg'],
  ['cloth', 2499, { amount: 1.4, unit: 'm' }, undefined, 1785, '1 m'],
  ['ribbon', 300, { amount: 250, unit: 'cm' }, undefined, 120, '1 m'],
  ['thread', 300, { amount: 500, unit: 'mm' }, undefined, 600, '1 m'],
  ['flooring', 4999, { amount: 2.22, unit: 'm²' }, undefined, 2252, '1 m²'],
  ['foil', 500, { amount: 5000, unit: 'cm²' }, undefined, 1000, '1 m²'],
] as const)('%s', (_, price, content, reference, cents, per) => {
  expect(unitPrice(price, content, reference)).toEqual({ cents, per });
});

it.each([
  ['no content', { amount: 0, unit: 'g' }, undefined],
  ['less than nothing', { amount: -1, unit: 'g' }, undefined],
  ['not a number', { amount: Number.NaN, unit: 'g' }, undefined],
  ['without end', { amount: Number.POSITIVE_INFINITY, unit: 'g' }, undefined],
  ['a dust grain', { amount: 1e-7, unit: 'g' }, undefined],
  ['litres by the kilo', { amount: 1, unit: 'l' }, '1 kg'],
  ['metres by the square metre', { amount: 1, unit: 'm' }, '1 m²'],
] as const)('has none: %s', (_, content, reference) => {
  expect(unitPrice(999, content, reference)).toBeNull();
});
