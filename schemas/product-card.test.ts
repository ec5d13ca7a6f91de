import { describe, expect, test } from 'vitest';
import { productCard } from './product-card.ts';

const least = {
  sku: '471101',
  slug: 'wickelkleid',
  name: 'Wickelkleid',
  picture: 'dress-wrap-sage',
  price: 6999,
};
const tyre = { fuel: 'C', wet: 'B', noiseDb: 71, noiseClass: 'B' };

const accepts = (fields: object): boolean => productCard.safeParse({ ...least, ...fields }).success;

describe('productCard', () => {
  test('needs number, address, name, picture and price; all else has a value for "none"', () => {
    expect(productCard.parse(least)).toEqual({
      ...least,
      brand: '',
      low30: null,
      rrp: null,
      unitPrice: null,
      isFrom: false,
      rating: null,
      colours: [],
      facts: [],
      hiddenColours: 0,
      energy: null,
      tyre: null,
      powerSupplyIncluded: null,
      badges: [],
      soldOut: false,
      undeliverable: false,
    });
    expect(Object.keys(least).filter((field) => accepts({ [field]: undefined }))).toEqual([]);
  });

  test('ignores fields that it does not know', () => {
    expect(productCard.parse({ ...least, margin: 42 })).not.toHaveProperty('margin');
  });

  test.each([
    ['F', 'B', 'B'],
    ['C', 'G', 'B'],
    ['C', 'B', 'D'],
  ])(
    'refuses a tyre of classes that no longer exist: fuel %s, wet grip %s, noise %s',
    (fuel, wet, noiseClass) => {
      expect(accepts({ tyre })).toBe(true);
      expect(accepts({ tyre: { ...tyre, fuel, wet, noiseClass } })).toBe(false);
    },
  );

  test('takes a class only from its own scale', () => {
    expect(accepts({ energy: { class: 'A+', scale: ['A+++', 'D'] } })).toBe(true);
    expect(accepts({ energy: { class: 'A+' } })).toBe(false);
    expect(accepts({ energy: { class: 'G', scale: ['A+++', 'D'] } })).toBe(false);
  });

  test('keeps the number free of hyphens, at which its address is taken apart', () => {
    expect(accepts({ sku: '4711-01' })).toBe(false);
    expect(accepts({ sku: '4711.01_A' })).toBe(true);
  });

  test('refuses amounts that are not whole cents above nothing, and averages above their maximum', () => {
    expect([0, -1, 69.99, '6999', Number.NaN, 1e15].filter((price) => accepts({ price }))).toEqual([]);
    expect(accepts({ rating: { average: 5.1, count: 1 } })).toBe(false);
    expect(accepts({ rating: { average: 5.1, count: 1, max: 6 } })).toBe(true);
  });
});
