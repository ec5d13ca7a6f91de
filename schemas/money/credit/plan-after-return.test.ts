import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { anyContract, contract } from '../testing/contract.ts';
import { openPrincipal } from './open-principal.ts';
import { type CreditContract, planAfterReturn } from './plan-after-return.ts';

describe('a plan after a partial return', () => {
  const vectorA = contract('flat', 54_900, 12, '0.65');

  test('is worked out anew on what is left, in the same months', () => {
    expect(planAfterReturn(vectorA, 3, 10_000)).toEqual({
      ...{ kind: 'plan', open: 31_175, surcharge: 1824, total: 32_999 },
      payments: Array.from({ length: 9 }, (_, at) => ({ month: 4 + at, amount: at === 8 ? 3663 : 3667 })),
    });
  });

  test('of an annuity bears interest on what is left', () => {
    const after = planAfterReturn(contract('annuity', 50_000, 12, '1.65'), 2, 10_000);
    // Open 423.33 − 100.00; the annuity of 323.33 over ten months at 1.65 % is 35.34.
    expect(after).toMatchObject({ kind: 'plan', open: 32_333, payments: { length: 10 } });
    expect(after.kind === 'plan' && after.payments[0]).toEqual({ month: 3, amount: 3534 });
  });

  test('that falls below its minimum becomes an invoice of what is open', () => {
    expect(planAfterReturn(vectorA, 3, 33_000)).toEqual({ kind: 'invoice', open: 8175 });
  });

  test('is settled where nothing is left, and what is above it goes back', () => {
    expect(planAfterReturn(vectorA, 3, 41_175)).toEqual({ kind: 'settled', excess: 0 });
    expect(planAfterReturn(vectorA, 3, 54_900)).toEqual({ kind: 'settled', excess: 13_725 });
  });

  test('asks the pause’s surcharge of what is left alone', () => {
    const paused = contract('flat', 30_000, 1, '0.65', { pause: true });
    expect(planAfterReturn(paused, 0, 10_000)).toEqual({
      ...{ kind: 'plan', open: 20_000, surcharge: 1000, total: 21_000 },
      payments: [{ month: 4, amount: 21_000 }],
    });
  });

  test('has an instalment left to change, or there is none', () => {
    expect(planAfterReturn(vectorA, 11, 1000)).toMatchObject({
      ...{ kind: 'plan', open: 3575, surcharge: 23, payments: [{ month: 12, amount: 3598 }] },
    });
    expect(() => planAfterReturn(vectorA, 12, 1000)).toThrow(RangeError);
  });

  test('is what it was where nothing came back before the first instalment', () => {
    fc.assert(
      fc.property(anyContract, (given) => {
        expect(planAfterReturn(given, 0, 0)).toMatchObject({
          ...{ kind: 'plan', payments: given.plan.payments, total: given.plan.total },
        });
      }),
      cases(1000),
    );
  });

  test('is exact, and the same in the arithmetic of an oracle', () => {
    const share = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(anyContract, share, share, (given, dueShare, refundShare) => {
        const { plan, method } = given;
        const due = Math.floor((dueShare * (plan.count - 1)) / 1_000_000);
        const before = openPrincipal(plan, method, due);
        const refund = Math.floor((refundShare * before) / 1_000_000);
        const after = planAfterReturn(given, due, refund);
        const open = before - refund;
        const expected = open === 0 ? [] : amounts(given, open, plan.count - due);
        const [first = 0, last = 0] = [expected[0], expected.at(-1)];
        const isTooSmall = last <= 0 || (plan.count > 1 && first < 1000);
        expect(after.kind).toBe(open === 0 ? 'settled' : isTooSmall ? 'invoice' : 'plan');
        const total = expected.reduce((sum, amount) => sum + amount, 0);
        expect(after).toEqual(
          {
            settled: { kind: 'settled', excess: 0 },
            invoice: { kind: 'invoice', open },
            plan: {
              ...{ kind: 'plan', open, surcharge: total - open, total },
              payments: expected.map((amount, at) => ({ month: plan.payments[due + at]?.month, amount })),
            },
          }[after.kind],
        );
      }),
      cases(2000),
    );
  });
});

const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n));

/** The payments of an open principal over so many months: flat rates by fractions, annuities as price over the sum of discounts. */
function amounts({ plan, method, pauseRate }: CreditContract, open: number, count: number): number[] {
  const million = 1_000_000n;
  const rate = BigInt(plan.monthlyRate);
  const isAnnuity = method === 'annuity' && plan.count > 1;
  if (!isAnnuity) {
    const interest = halfUp(BigInt(open) * BigInt(count) * rate, million);
    const total = open + interest + halfUp(BigInt(open) * BigInt(pauseRate), million);
    const regular = halfUp(BigInt(total), BigInt(count));
    return [...Array<number>(count - 1).fill(regular), total - (count - 1) * regular];
  }
  let discounts = 0n;
  const grown = million + rate;
  for (let month = 1; month <= count; month++)
    discounts += million ** BigInt(month) * grown ** BigInt(count - month);
  const regular = halfUp(BigInt(open) * grown ** BigInt(count), discounts);
  let balance = open;
  for (let month = 1; month < count; month++)
    balance += halfUp(BigInt(balance) * rate + million * million, million) - 1_000_000 - regular;
  return [
    ...Array<number>(count - 1).fill(regular),
    balance + halfUp(BigInt(balance) * rate + million * million, million) - 1_000_000,
  ];
}
