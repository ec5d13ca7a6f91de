import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { anyContract, contract } from '../testing/contract.ts';
import { openPrincipal } from './open-principal.ts';

describe('what is open of a price', () => {
  test('falls by the same part with each instalment of a flat rate', () => {
    const { plan, method } = contract('flat', 54_900, 12, '0.65');
    const open = [0, 1, 2, 3, 11, 12].map((paid) => openPrincipal(plan, method, paid));
    expect(open).toEqual([54_900, 50_325, 45_750, 41_175, 4575, 0]);
  });

  test('falls by what is above the interest in an annuity', () => {
    const { plan, method } = contract('annuity', 50_000, 12, '1.65');
    // 500.00 · 1.65 % = 8.25; 46.27 − 8.25 = 38.02. 461.98 · 1.65 % = 7.62; 38.65.
    expect([0, 1, 2, 12].map((paid) => openPrincipal(plan, method, paid))).toEqual([
      50_000, 46_198, 42_333, 0,
    ]);
  });

  test('falls by a first instalment of one’s own less its part of the surcharges', () => {
    const { plan, method } = contract('flat', 54_900, 12, '0.65', { first: 10_000 });
    expect(plan).toMatchObject({ surcharge: 4282, regular: 4471 });
    // 100.00 − 42.82 / 12 = 96.43 (half up).
    expect(openPrincipal(plan, method, 1)).toBe(54_900 - (10_000 - 357));
  });

  test('is the price until the single payment after a pause', () => {
    const { plan, method } = contract('flat', 30_000, 1, '0.65', { pause: true });
    expect([0, 1].map((paid) => openPrincipal(plan, method, paid))).toEqual([30_000, 0]);
  });

  test('begins at the price (an annuity’s with the pause in it), never rises, and ends at nothing', () => {
    fc.assert(
      fc.property(anyContract, ({ plan, method }) => {
        const open = Array.from({ length: plan.count + 1 }, (_, paid) => openPrincipal(plan, method, paid));
        const pause = method === 'annuity' && plan.count > 1 ? plan.pauseSurcharge : 0;
        expect([open[0], open.at(-1)]).toEqual([plan.price + pause, 0]);
        expect(open).toEqual(open.toSorted((a, b) => b - a));
      }),
      cases(2000),
    );
  });
});
