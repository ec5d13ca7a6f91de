import { describe, expect, test } from 'vitest';
import examples from './examples.json';
import { migrations } from './migrations.ts';
import { props as shape } from './schema.ts';

/** The facts of version 2 that version 1 with these products and facts becomes. */
const factsOf = (skus: unknown, facts: unknown): unknown =>
  migrations[1]({ caption: 'Vergleich', skus, facts }).facts;

describe('from version 1 to version 2', () => {
  test('the frozen example becomes right, and changes in its facts alone', () => {
    const { props } = examples['version-1'];
    const { facts, ...rest } = shape.parse(migrations[1](props));
    expect({ ...rest, facts: props.facts }).toEqual(props);
    expect(facts[1]).toEqual({
      label: 'Breite',
      values: [
        { sku: '471104', value: '60 cm' },
        { sku: '471105', value: '60 cm' },
        { sku: '471106', value: '' },
      ],
    });
  });

  test('values beyond the products, which were shown nowhere, go; fewer than products are as many', () => {
    expect(
      factsOf(
        ['1', '2'],
        [
          { label: 'Breite', values: ['60 cm', '45 cm', '30 cm'] },
          { label: 'Tiefe', values: ['50 cm'] },
        ],
      ),
    ).toEqual([
      {
        label: 'Breite',
        values: [
          { sku: '1', value: '60 cm' },
          { sku: '2', value: '45 cm' },
        ],
      },
      { label: 'Tiefe', values: [{ sku: '1', value: '50 cm' }] },
    ]);
  });

  test('without facts nothing changes', () => {
    const { props } = examples.minimal;
    expect(migrations[1](props)).toEqual(props);
  });

  test('what was written without a version, as version 2 writes it, stays', () => {
    const { skus, facts } = examples.full.props;
    expect(factsOf(skus, facts)).toEqual(facts);
  });

  test.each([
    ['no list of products', '1 2', [{ label: 'Breite', values: ['60 cm'] }]],
    ['no list of facts', ['1', '2'], 'Breite: 60 cm'],
    ['a fact that is none', ['1', '2'], ['Breite', null, { label: 'Breite', values: '60 cm' }]],
  ])('%s is left to the check', (_what, skus, facts) => {
    expect(factsOf(skus, facts)).toEqual(facts);
  });
});
