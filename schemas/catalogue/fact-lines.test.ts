import { describe, expect, test } from 'vitest';
import { attributeDefinition } from './product-attribute.ts';
import { factLines } from './fact-lines.ts';
import { productSheet } from '../../server/shop/catalogue/product-sheet.ts';
import { testProduct, testVariant } from '../../server/shop/catalogue/testing/catalogue-product.ts';

const words = {
  attributes: new Map(
    [
      {
        key: 'material',
        kind: 'choice',
        name: { de: 'Material', fr: 'Matière' },
        values: { linen: { de: 'Leinen', fr: 'Lin' } },
      },
      { key: 'load', kind: 'number', name: { de: 'Füllmenge' } },
      { key: 'waterproof', kind: 'flag', name: { de: 'Wasserabweisend', fr: 'Déperlant' } },
      { key: 'note', kind: 'text', name: { de: 'Hinweis' } },
    ].map((each) => [each.key, attributeDefinition.parse(each)] as const),
  ),
  units: { kg: { de: 'kg' }, pieces: { de: 'Stück', fr: 'pièces' } },
};
const attributes = [
  { key: 'material', kind: 'choice' as const, values: ['linen', 'unheard-of'] },
  { key: 'load', kind: 'number' as const, value: 7.5, unit: 'kg' as const },
  { key: 'waterproof', kind: 'flag' as const, value: true },
  { key: 'note', kind: 'text' as const, text: { de: 'Nur innen' } },
  { key: 'nameless', kind: 'flag' as const, value: true },
];
const shown = (locale: string) =>
  factLines(attributes, locale, words).map(({ name, value }) => `${name}: ${value}`);

describe('factLines', () => {
  test('write facts in the words of the locale, numbers with their unit', () => {
    expect(shown('de-AT')).toEqual([
      'Material: Leinen, unheard-of',
      'Füllmenge: 7,5\u00a0kg',
      'Wasserabweisend: ',
      'Hinweis: Nur innen',
    ]);
    expect(shown('fr-CH').slice(0, 3)).toEqual([
      'Matière: Lin, unheard-of',
      'Füllmenge: 7,5\u00a0kg',
      'Déperlant: ',
    ]);
  });

  test('leave out what is not so', () => {
    expect(factLines([{ key: 'waterproof', kind: 'flag', value: false }], 'de-AT', words)).toEqual([]);
  });
});

describe('productSheet', () => {
  test('is there for what has a label, with who answers for it in the Union', () => {
    const { safety } = testProduct();
    const product = testProduct({
      attributes,
      energy: { class: 'A', scale: ['A', 'G'] },
      variants: [testVariant({ gtin: '4006381333931' })],
      safety: { ...safety, responsible: { ...safety.manufacturer, name: 'Vertretung GmbH' } },
    });
    expect(productSheet(product, 'de-AT', words)).toMatchObject({
      supplier: { name: 'Vertretung GmbH' },
      model: '4711',
      gtins: ['4006381333931'],
      energy: { class: 'A' },
      facts: [{ key: 'material' }, { key: 'load' }, { key: 'waterproof' }, { key: 'note' }],
    });
    expect(productSheet(testProduct(), 'de-AT', words)).toBeNull();
  });
});
