import { describe, expect, test } from 'vitest';
import { looseProductSlice, maxSliceProducts, readProducts } from './product-slice.ts';

const product = (sku: string, fields: object = {}): object => ({
  sku,
  slug: 'wickelkleid',
  name: 'Wickelkleid',
  picture: 'dress-wrap-sage',
  price: 6999,
  ...fields,
});

const skusOf = (products: unknown[]): string[] => readProducts({ products }).cards.map(({ sku }) => sku);

describe('readProducts', () => {
  test('leaves out a broken product alone, and says where in the file it is and what is wrong', () => {
    const slice = {
      products: [
        product('1'),
        product('2', { tyre: { fuel: 'G', wet: 'A', noiseDb: 70, noiseClass: 'A' } }),
        product('3'),
      ],
    };
    const { cards, issues } = readProducts(slice);
    expect(cards.map(({ sku }) => sku)).toEqual(['1', '3']);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      code: 'data-invalid',
      severity: 'warning',
      pointer: '/products/1/tyre/fuel',
    });
    expect(issues[0]?.message).toContain('Product 2');
  });

  test.each([[null], ['text'], [7], [[]], [{}], [product('1', { price: '69,99' })]])(
    'survives %j as a product',
    (broken) => {
      expect(skusOf([broken, product('2')])).toEqual(['2']);
    },
  );

  test('shows a product once', () => {
    const { cards, issues } = readProducts({ products: [product('1'), product('1', { price: 1 })] });
    expect(cards.map(({ price }) => price)).toEqual([6999]);
    expect(issues[0]?.pointer).toBe('/products/1/sku');
  });

  test('reads a slice once, however many pages show it', () => {
    const slice = { products: [product('1')] };
    expect(readProducts(slice)).toBe(readProducts(slice));
  });

  test('takes no more products than a slice may hold', () => {
    expect(
      skusOf(Array.from({ length: maxSliceProducts + 1 }, (_, index) => product(`${index}`))),
    ).toHaveLength(maxSliceProducts);
  });
});

describe('looseProductSlice', () => {
  test('demands a list and nothing of its products', () => {
    expect(looseProductSlice.safeParse({ products: [null, 7] }).success).toBe(true);
    expect(looseProductSlice.safeParse({ products: {} }).success).toBe(false);
    expect(looseProductSlice.safeParse({}).success).toBe(false);
  });
});
