import { describe, expect, test } from 'vitest';
import { labelFaults, tyreNoiseClass } from './required-labels.ts';
import { testProduct } from '../../server/shop/catalogue/testing/catalogue-product.ts';

const fields = (more: Parameters<typeof testProduct>[0]) =>
  labelFaults(testProduct(more)).map(({ field }) => field);

describe('labelFaults', () => {
  test('of a dress there are none', () => {
    expect(fields({})).toEqual([]);
  });

  test('asks for the class of what needs one, on the scale of the law', () => {
    expect(fields({ type: 'washing-machine' })).toEqual(['energy']);
    expect(fields({ type: 'washing-machine', energy: { class: 'A', scale: ['A', 'G'] } })).toEqual([]);
    expect(fields({ type: 'oven', energy: { class: 'A', scale: ['A', 'G'] } })).toEqual(['energy']);
    expect(fields({ type: 'oven', energy: { class: 'A+', scale: ['A+++', 'D'] } })).toEqual([]);
  });

  test('asks for the label of tyres and for the power supply of what is charged', () => {
    expect(fields({ type: 'winter-tyre' })).toEqual(['tyre']);
    expect(fields({ type: 'rim' })).toEqual([]);
    expect(fields({ type: 'headphones' })).toEqual(['powerSupplyIncluded']);
    expect(fields({ type: 'smartphone', powerSupplyIncluded: false })).toEqual(['energy']);
    expect(fields({ type: 'constructor' })).toEqual([]);
  });
});

test.each([
  [70, 205, false, 'B'],
  [68, 205, false, 'A'],
  [71, 205, false, 'B'],
  [72, 205, false, null],
  [72, 205, true, 'B'],
  [69, 205, true, 'A'],
  [70, 185, false, 'B'],
  [71, 185, false, null],
  [72, 255, false, 'B'],
  [74, 285, false, 'B'],
] as const)('%i dB at %i mm (louder allowed: %s) is class %s', (db, width, isLouder, expected) => {
  expect(tyreNoiseClass(db, width, isLouder)).toBe(expected);
});
