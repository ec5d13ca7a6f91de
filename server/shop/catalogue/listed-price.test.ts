import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowest30, reductionPercent, type PriceRecord } from '../../../schemas/money/reduction.ts';
import { changePrice, listedPrice, variantPrice } from './listed-price.ts';
import { testDay, testNow, testProduct, testVariant } from './testing/catalogue-product.ts';

const priced = (sku: string, price: number, more: { low30?: number; rrp?: number; stock?: number } = {}) =>
  testVariant({
    sku,
    stock: more.stock ?? 3,
    offers: { 'de-AT': { price, low30: more.low30 ?? null, rrp: more.rrp ?? null } },
  });

describe('listedPrice', () => {
  test('is the price of the one variant', () => {
    expect(listedPrice(testProduct(), 'de-AT')).toEqual({
      price: 6999,
      low30: null,
      rrp: null,
      isFrom: false,
      unitPrice: null,
    });
    expect(listedPrice(testProduct(), 'fr-CH')).toBeNull();
  });

  test('is "from" the cheapest when variants differ', () => {
    const product = testProduct({ variants: [priced('1', 8999), priced('2', 7999), priced('3', 8999)] });
    expect(listedPrice(product, 'de-AT')).toMatchObject({ price: 7999, isFrom: true });
  });

  test('counts what can be ordered, and the sold out only where nothing else is', () => {
    const cheap = priced('1', 4999, { stock: 0 });
    expect(listedPrice(testProduct({ variants: [cheap, priced('2', 7999)] }), 'de-AT')).toMatchObject({
      price: 7999,
      isFrom: false,
    });
    expect(listedPrice(testProduct({ variants: [cheap] }), 'de-AT')).toMatchObject({ price: 4999 });
  });

  test('announces no reduction that not all variants at this price have', () => {
    const reduced = priced('1', 7999, { low30: 9999, rrp: 12_999 });
    const steady = priced('2', 7999);
    expect(listedPrice(testProduct({ variants: [reduced, steady] }), 'de-AT')?.low30).toBeNull();
    const less = priced('3', 7999, { low30: 8999 });
    expect(listedPrice(testProduct({ variants: [reduced, less] }), 'de-AT')?.low30).toBe(8999);
  });

  test('has the unit price of its own content', () => {
    const fabric = testVariant({
      offers: { 'de-AT': { price: 5970, low30: null, rrp: null } },
      content: { amount: 3, unit: 'm' },
    });
    expect(variantPrice(fabric, 'de-AT')?.unitPrice).toEqual({ cents: 1990, per: '1 m' });
    const cream = testVariant({ content: { amount: 250, unit: 'ml', per: '100 ml' } });
    expect(listedPrice(testProduct({ variants: [cream] }), 'de-AT')?.unitPrice).toEqual({
      cents: 2800,
      per: '100 ml',
    });
  });
});

const days = (count: number): number => testNow + count * testDay;

/** The offer after these prices, each in force from a day. */
function after(...changes: [price: number, day: number][]) {
  let offer = { price: changes[0]?.[0] ?? 1, low30: null as number | null, rrp: null };
  let history: readonly PriceRecord[] = [];
  for (const [price, day] of changes) {
    const changed = changePrice(offer, history, price, days(day));
    if (!changed.ok) throw new Error(changed.reason);
    ({ offer, history } = changed as typeof changed & { offer: typeof offer });
  }
  return { offer, history };
}

describe('changePrice', () => {
  test('1.69 → 1.29 with 1.29 within the 30 days: no reduction', () => {
    const { offer } = after([129, -60], [169, -20], [129, 0]);
    expect(offer).toMatchObject({ price: 129, low30: 129 });
    expect(reductionPercent(offer.price, offer.low30 ?? 0)).toBeNull();
  });

  test('100 forty days ago, 80 ten days ago, 90 today: no reduction', () => {
    const { offer } = after([10_000, -40], [8000, -10], [9000, 0]);
    expect(offer).toMatchObject({ price: 9000, low30: 8000 });
    expect(reductionPercent(offer.price, offer.low30 ?? 0)).toBeNull();
  });

  test('a reduction is measured by what came before it, as long as it runs', () => {
    const { offer } = after([8999, -200], [6999, -90]);
    expect(offer.low30).toBe(8999);
    expect(reductionPercent(offer.price, offer.low30 ?? 0)).toBe(22);
  });

  test('the same price again starts nothing, and the past is not rewritten', () => {
    const { offer, history } = after([8999, -60], [6999, -5], [6999, 0]);
    expect(history).toHaveLength(2);
    expect(offer.low30).toBe(8999);
    expect(changePrice(offer, history, 5999, days(-6))).toEqual({ ok: false, reason: 'out-of-order' });
  });

  test('of two prices that would begin at one moment the second is refused, unless it is the same', () => {
    const { offer, history } = after([8999, -60], [6999, -5]);
    expect(changePrice(offer, history, 5999, days(-5))).toEqual({ ok: false, reason: 'out-of-order' });
    expect(changePrice(offer, history, 6999, days(-5))).toEqual({ ok: true, offer, history });
  });

  test('whatever the prices: the history only grows, and the 30-day price is its own', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 40 })), {
      minLength: 1,
      maxLength: 15,
    });
    fc.assert(
      fc.property(steps, (all) => {
        let day = 0;
        let offer = { price: 1, low30: null as number | null, rrp: null as number | null };
        let history: readonly PriceRecord[] = [];
        for (const [price, later] of all) {
          day += later;
          const changed = changePrice(offer, history, price, days(day));
          if (!changed.ok) throw new Error(changed.reason);
          expect(changed.history.slice(0, history.length)).toEqual(history);
          ({ offer, history } = changed);
          expect(offer.price).toBe(price);
          expect(history.at(-1)?.price).toBe(price);
          expect(offer.low30).toBe(lowest30(history, days(day)));
        }
      }),
    );
  });
});
