import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { anyContract, contract } from '../testing/contract.ts';
import { openPrincipal } from './open-principal.ts';
import { protectionCost, protectionOf } from './payment-protection.ts';

const rate = 11_500;

describe('payment protection', () => {
  test.each([
    [50_000, 575],
    [5000, 58],
    [0, 0],
    [1, 0],
  ])('of %i open costs %i a month', (open, cost) => {
    expect(protectionCost(open, rate)).toBe(cost);
  });

  test('is paid with each instalment, from what was open before it', () => {
    const { plan, method } = contract('flat', 30_000, 3, '0.5');
    expect(protectionOf(plan, method, { rate, isCompulsory: false })).toEqual({
      payments: [
        { month: 1, amount: 345 },
        { month: 2, amount: 230 },
        { month: 3, amount: 115 },
      ],
      ...{ total: 690, effectiveYearlyRate: plan.effectiveYearlyRate },
    });
  });

  test('is paid for each month of a pause', () => {
    const { plan, method } = contract('flat', 30_000, 1, '0.5', { pause: true });
    const { payments } = protectionOf(plan, method, { rate, isCompulsory: false });
    expect(payments).toEqual([{ month: 4, amount: 4 * 345 }]);
  });

  test('is part of the yearly rate where there is no credit without it', () => {
    const { plan, method } = contract('flat', 100_000, 1, '0', { pause: true });
    // 1000.00 for 4 months: 50.00 and 46.00; (1.096)^3 − 1 = 31.65 %.
    expect(protectionOf(plan, method, { rate, isCompulsory: true }).effectiveYearlyRate).toBe(3165);
  });

  test('is the half-up share of each open balance, and its sum', () => {
    fc.assert(
      fc.property(anyContract, ({ plan, method }) => {
        const { payments, total } = protectionOf(plan, method, { rate, isCompulsory: false });
        const expected = plan.payments.map(({ month }, at) => {
          const tenths = BigInt(openPrincipal(plan, method, at)) * 115n;
          const cents = Number(tenths / 10_000n) + (tenths % 10_000n >= 5000n ? 1 : 0);
          return cents * (at === 0 ? month : 1);
        });
        expect(payments.map(({ amount }) => amount)).toEqual(expected);
        expect(total).toBe(expected.reduce((sum, each) => sum + each, 0));
      }),
      cases(2000),
    );
  });
});
