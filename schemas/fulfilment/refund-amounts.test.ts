import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ordered } from '../order/ordered.ts';
import { refundAmounts, type WantedRefund } from './refund-amounts.ts';
import { orderedOf } from './testing/ordered-of.ts';

const goods = (position: number, quantity: number, withShipping = false): WantedRefund => ({
  ...{ cause: 'return', pieces: [{ position, quantity }], withShipping },
});

/** What goes back by each of these, one after the other. */
function follow(ordered: Ordered, wanted: readonly WantedRefund[], minimumAfterReturn: number | null = null) {
  const refunds: {
    pieces: { position: number; quantity: number }[];
    shipping: number;
    keptBack: number;
    amount: number;
  }[] = [];
  return wanted.map((each) => {
    const worked = refundAmounts({ ordered, refunds, minimumAfterReturn }, each);
    if (!worked.ok) return worked.reason;
    const { pieces, shipping, keptBack, total } = worked.amounts;
    refunds.push({ pieces, shipping, keptBack, amount: total });
    expect(worked.amounts.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
    for (const { gross, net, tax } of worked.amounts.vat) expect(net + tax).toBe(gross);
    return total;
  });
}

describe('what goes back', () => {
  test('of pieces of a line one by one is the vector of the rule, and not one piece more', () => {
    const ordered = orderedOf([{ quantity: 3, price: 999, discount: 500 }]);
    const one = goods(1, 1);
    expect(follow(ordered, [one, one, one, one])).toEqual([832, 833, 832, 'too-many']);
  });

  test('brings sending with the last article of a withdrawal alone', () => {
    const ordered = orderedOf([{ price: 1000 }, { price: 500, quantity: 2 }], { parcel: 595 });
    expect(follow(ordered, [goods(1, 1, true), goods(2, 1, true), goods(2, 1, true)])).toEqual([
      1000, 500, 1095,
    ]);
    expect(follow(ordered, [goods(1, 1), goods(2, 2)])).toEqual([1000, 1000]);
  });

  test('of an article holds the services that were ordered with it, which are no articles by themselves', () => {
    const ordered = orderedOf([{ price: 10_000, quantity: 2, service: 4995 }, { price: 500 }], {
      parcel: 595,
    });
    expect(follow(ordered, [goods(1, 1, true), goods(2, 1, true), goods(1, 1, true)])).toEqual([
      14_995, 500, 15_590,
    ]);
  });

  test('as goodwill is part of what was paid: the last article brings what is left', () => {
    const ordered = orderedOf([{ price: 1000 }]);
    const goodwill = (amount: number): WantedRefund => ({ cause: 'goodwill', amount });
    expect(follow(ordered, [goodwill(1001), goodwill(400), goods(1, 1), goodwill(1)])).toEqual([
      'too-much',
      400,
      600,
      'too-much',
    ]);
  });

  test('of an order with a voucher of a strict campaign is less by its share on what stays', () => {
    const ordered = orderedOf([
      { price: 5000, discount: 500 },
      { price: 5000, discount: 500 },
    ]);
    expect(follow(ordered, [goods(1, 1), goods(2, 1)], 7500)).toEqual([4000, 5000]);
  });

  test('is in all what was paid, in whichever parts it comes back', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      price: fc.integer({ min: 1, max: 99_999 }),
      share: fc.integer({ min: 0, max: 100 }),
      taxRate: fc.constantFrom(200_000, 100_000, 26_000),
    });
    const orders = fc.tuple(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 2000 }),
      fc.infiniteStream(fc.nat()),
    );
    fc.assert(
      fc.property(orders, ([lines, parcel, draws]) => {
        const ordered = orderedOf(
          lines.map(({ share, ...each }) => ({
            ...each,
            discount: Math.floor((each.price * each.quantity * share) / 100),
          })),
          { parcel },
        );
        const pieces = ordered.lines.flatMap(({ position, quantity }) =>
          Array.from({ length: quantity }, () => position),
        );
        const wanted: WantedRefund[] = [];
        while (pieces.length > 0) {
          const at = (draws.next().value ?? 0) % pieces.length;
          wanted.push(...pieces.splice(at, 1).map((position) => goods(position, 1, true)));
        }
        const came = follow(ordered, wanted);
        expect(came.reduce<number>((sum, each) => sum + Number(each), 0)).toBe(ordered.goodsTotal);
      }),
    );
  });
});
