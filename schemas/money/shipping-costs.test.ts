import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippingCosts, type ShippingMode } from './shipping-costs.ts';

const terms = { parcel: 595, freight: 3995, freeFrom: 7500 };

describe('shipping', () => {
  test.each([
    ['a parcel below the limit', 7499, ['parcel'], { parcel: 595, freight: 0, total: 595, missing: 1 }],
    ['at the limit', 7500, ['parcel', 'freight'], { parcel: 0, freight: 0, total: 0, missing: 0 }],
    [
      'both ways',
      100,
      ['parcel', 'freight', 'parcel'],
      { parcel: 595, freight: 3995, total: 4590, missing: 7400 },
    ],
    ['nothing that can be delivered', 0, [null], { parcel: 0, freight: 0, total: 0, missing: 7500 }],
    ['nothing', 0, [], { parcel: 0, freight: 0, total: 0, missing: 7500 }],
  ] as const)('of %s', (_, goods, modes, expected) => {
    expect(shippingCosts(goods, modes, terms)).toEqual(expected);
  });

  test('each way is charged once, below the limit alone', () => {
    const cents = fc.integer({ min: 0, max: 20_000 });
    const modes = fc.array(fc.constantFrom<ShippingMode>('parcel', 'freight', null), { maxLength: 6 });
    fc.assert(
      fc.property(
        cents,
        modes,
        fc.record({ parcel: cents, freight: cents, freeFrom: cents }),
        (goods, ways, given) => {
          const costs = shippingCosts(goods, ways, given);
          const isFree = goods >= given.freeFrom;
          const wanted = { parcel: 0, freight: 0 };
          for (const way of ways) if (way !== null && !isFree) wanted[way] = given[way];
          expect(costs).toEqual({
            ...wanted,
            total: wanted.parcel + wanted.freight,
            missing: isFree ? 0 : given.freeFrom - goods,
          });
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
