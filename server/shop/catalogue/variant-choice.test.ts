import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testDress, testProduct, testVariant } from './testing/catalogue-product.ts';
import { variantChoice, chosenAxesOf, type VariantChoice } from './variant-choice.ts';

const shownOf = ({ axes }: VariantChoice) =>
  axes.map(({ axis, options }) => [
    axis,
    options.map(
      ({ value, isChosen, isAvailable, isUndeliverable }) =>
        `${isChosen ? '>' : ''}${value}${isAvailable ? '' : isUndeliverable ? '?' : '-'}`,
    ),
  ]);

describe('variantChoice', () => {
  test('without a wish offers everything that exists, and nothing is chosen', () => {
    const choice = variantChoice(testDress(), {}, 'de-AT');
    expect(shownOf(choice)).toEqual([
      ['colour', ['sage', 'black']],
      ['size', ['38', '40', '42-']],
    ]);
    expect(choice.variant).toBeNull();
  });

  test('tells what nobody knows how to deliver from what is sold out', () => {
    const product = testDress();
    const variants = product.variants.map((variant) =>
      variant.size === '38' ? { ...variant, delivery: null } : variant,
    );
    expect(shownOf(variantChoice({ ...product, variants }, { colour: 'sage' }, 'de-AT'))[1]).toEqual([
      'size',
      ['38?', '40-'],
    ]);
  });

  test('offers no size that the colour does not have', () => {
    expect(shownOf(variantChoice(testDress(), { colour: 'sage' }, 'de-AT'))).toEqual([
      ['colour', ['>sage', 'black']],
      ['size', ['38', '40-']],
    ]);
  });

  test('drops a size that does not exist in the colour, rather than choosing another colour', () => {
    const choice = variantChoice(testDress(), { colour: 'sage', size: '42' }, 'de-AT');
    expect(shownOf(choice)[1]).toEqual(['size', ['38', '40-']]);
    expect(choice.variant).toBeNull();
  });

  test('finds the variant that is meant', () => {
    expect(variantChoice(testDress(), { colour: 'black', size: '42' }, 'de-AT').variant?.sku).toBe('4711.5');
  });

  test('needs no choice where there is none', () => {
    const choice = variantChoice(testProduct(), { size: '38' }, 'de-AT');
    expect(choice).toEqual({ axes: [], variant: testVariant() });
  });

  test('offers nothing where nothing is sold', () => {
    expect(variantChoice(testDress(), { colour: 'sage' }, 'fr-CH')).toEqual({ axes: [], variant: null });
  });

  const axisValue = fc.constantFrom('a', 'b', 'c');
  const pieces = fc.uniqueArray(fc.tuple(axisValue, axisValue, axisValue), {
    minLength: 1,
    maxLength: 20,
    selector: (parts) => parts.join(),
  });

  test('every combination that it offers exists, and every variant can be reached', () => {
    fc.assert(
      fc.property(pieces, axisValue, axisValue, fc.string(), (all, colour, size, width) => {
        const variants = all.map(([c, s, w], index) =>
          testVariant({ sku: `1.${index}`, colour: c, size: s, width: w, stock: index % 2 }),
        );
        const product = testProduct({ variants });
        const { axes, variant } = variantChoice(product, { colour, size, width }, 'de-AT');
        const chosen = new Map(
          axes.map(({ axis, options }) => [axis, options.find(({ isChosen }) => isChosen)?.value]),
        );
        for (const [at, { axis, options }] of axes.entries()) {
          const before = axes.slice(0, at).map((each) => each.axis);
          for (const { value } of options) {
            const exists = variants.some(
              (each) =>
                each[axis] === value &&
                before.every((other) => chosen.get(other) === undefined || each[other] === chosen.get(other)),
            );
            expect(exists).toBe(true);
          }
        }
        expect([null, ...variants]).toContain(variant);
        for (const each of variants)
          expect(variantChoice(product, chosenAxesOf(each), 'de-AT').variant).toBe(each);
      }),
    );
  });
});
