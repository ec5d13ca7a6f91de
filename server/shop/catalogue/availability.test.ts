import { describe, expect, test } from 'vitest';
import { availabilityOf, canBeOrdered } from './availability.ts';
import { deliveryOf, productDelivery } from './delivery-statement.ts';
import { testDay, testDress, testNow, testProduct, testVariant } from './testing/catalogue-product.ts';

const at = testNow;
const delivery = { mode: 'freight' as const, days: [10, 15] as [number, number], restock: null };

describe('availabilityOf', () => {
  test.each([
    ['in stock', testProduct(), 'available'],
    ['one of several in stock', testDress(), 'available'],
    ['no stock', testProduct({ variants: [testVariant({ stock: 0 })] }), 'sold-out'],
    [
      'stock that nobody knows how to deliver',
      testProduct({ variants: [testVariant({ delivery: null })] }),
      'undeliverable',
    ],
    [
      'one of two sold out, of the other nobody knows',
      testProduct({ variants: [testVariant({ stock: 0 }), testVariant({ sku: '2', delivery: null })] }),
      'sold-out',
    ],
    ['sold elsewhere alone', testProduct({ variants: [testVariant({ offers: {} })] }), 'not-offered'],
    ['gone for good', testProduct({ gone: { successor: null } }), 'gone'],
  ] as const)('%s: %s', (_, product, expected) => {
    expect(availabilityOf(product, 'de-AT')).toBe(expected);
  });

  test('is that of the locale', () => {
    expect(availabilityOf(testProduct(), 'fr-CH')).toBe('not-offered');
    expect(canBeOrdered(testVariant(), 'fr-CH')).toBe(false);
    expect(canBeOrdered(testVariant(), '__proto__')).toBe(false);
  });
});

describe('the delivery statement', () => {
  test('of a variant says how and when, and counts the last pieces', () => {
    expect(deliveryOf(testVariant({ stock: 6 }), 'de-AT', at)).toEqual({
      state: 'in-stock',
      mode: 'parcel',
      days: [2, 4],
      left: null,
    });
    expect(deliveryOf(testVariant({ stock: 5, delivery }), 'de-AT', at)).toMatchObject({
      mode: 'freight',
      days: [10, 15],
      left: 5,
    });
  });

  test('is unavailable without delivery data, and where the variant is not sold', () => {
    expect(deliveryOf(testVariant({ delivery: null }), 'de-AT', at)).toEqual({ state: 'unavailable' });
    expect(deliveryOf(testVariant(), 'nl-NL', at)).toEqual({ state: 'unavailable' });
  });

  test('of what is sold out promises a day only while that lies ahead', () => {
    const soldOut = (restock: number) =>
      deliveryOf(testVariant({ stock: 0, delivery: { ...delivery, restock } }), 'de-AT', at);
    expect(soldOut(at + testDay)).toEqual({ state: 'sold-out', restock: at + testDay });
    expect(soldOut(at)).toEqual({ state: 'sold-out', restock: null });
  });

  test('of a product needs a variant until one is chosen', () => {
    expect(productDelivery(testDress(), null, 'de-AT', at)).toEqual({ state: 'needs-variant' });
    expect(productDelivery(testDress(), 'nothing', 'de-AT', at)).toEqual({ state: 'needs-variant' });
    expect(productDelivery(testDress(), '4711.2', 'de-AT', at)).toEqual({ state: 'sold-out', restock: null });
    expect(productDelivery(testProduct(), null, 'de-AT', at)).toMatchObject({ state: 'in-stock' });
  });

  test('of a product of which nothing is left says so before anything is chosen, with the first day', () => {
    const none = testDress().variants.map((variant, index) => ({
      ...variant,
      stock: 0,
      delivery: { ...delivery, restock: index < 2 ? null : at + index * testDay },
    }));
    expect(productDelivery(testProduct({ variants: none }), null, 'de-AT', at)).toEqual({
      state: 'sold-out',
      restock: at + 2 * testDay,
    });
    const unknown = none.map((variant) => ({ ...variant, delivery: null }));
    expect(productDelivery(testProduct({ variants: unknown }), null, 'de-AT', at).state).toBe('unavailable');
    expect(productDelivery(testDress(), null, 'fr-CH', at).state).toBe('unavailable');
  });
});
