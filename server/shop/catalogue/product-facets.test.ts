import { expect, test } from 'vitest';
import { attributeDefinition } from '../../../schemas/catalogue/product-attribute.ts';
import { facetsOf } from './product-facets.ts';
import { testDress, testProduct } from './testing/catalogue-product.ts';

const definitions = new Map(
  [
    {
      key: 'material',
      kind: 'choice',
      name: { de: 'Material' },
      isFacet: true,
      values: { linen: { de: 'Leinen' } },
    },
    { key: 'screen', kind: 'number', name: { de: 'Diagonale' }, isFacet: true },
    { key: 'organic', kind: 'flag', name: { de: 'Bio' }, isFacet: true },
    { key: 'depth', kind: 'number', name: { de: 'Tiefe' } },
  ].map((each) => [each.key, attributeDefinition.parse(each)] as const),
);
const facets = (product = testDress(), locale = 'de-AT') =>
  facetsOf(product, locale, definitions, (family) => `die Farbe ${family}`).map(
    ({ facet, value, label, variants }) => `${facet} ${value} "${label}" ${variants?.join() ?? 'all'}`,
  );

test('facets of variants name those that have the value', () => {
  expect(facets()).toEqual([
    'brand Kornfeld "Kornfeld" all',
    'colour green "die Farbe green" 4711.1,4711.2',
    'size 38 "38" 4711.1,4711.3',
    'size 40 "40" 4711.2,4711.4',
    'colour black "die Farbe black" 4711.3,4711.4,4711.5',
    'size 42 "42" 4711.5',
  ]);
});

test('attributes are facets where they are said to be, classes by their scale', () => {
  const product = testProduct({
    brand: '',
    energy: { class: 'A+', scale: ['A+++', 'D'] },
    attributes: [
      { key: 'material', kind: 'choice', values: ['linen'] },
      { key: 'screen', kind: 'number', value: 55, unit: 'inch' },
      { key: 'organic', kind: 'flag', value: true },
      { key: 'depth', kind: 'number', value: 60, unit: 'cm' },
      { key: 'unheard-of', kind: 'flag', value: true },
    ],
  });
  expect(facets(product)).toEqual([
    'energy A+-A+++ "A+" all',
    'material linen "Leinen" all',
    'screen 55 "55" all',
    'organic yes "Bio" all',
  ]);
});

test('where nothing is sold, no variant is counted', () => {
  expect(facets(testDress(), 'fr-CH')).toEqual(['brand Kornfeld "Kornfeld" all']);
});
