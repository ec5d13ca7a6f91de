import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { type PaidLine, type PaidOrder, refundedInAll, refundOf } from './refund.ts';

const line = (quantity: number, paid: number, more: Partial<PaidLine> = {}): PaidLine => ({
  ...{ kind: 'goods', quantity, paid, isCovered: false, voucher: 0, returnedBefore: 0 },
  ...more,
});
const order = (lines: PaidLine[], more: Partial<PaidOrder> = {}): PaidOrder => ({
  lines,
  shipping: { paid: 595, standard: 595, refundedBefore: 0 },
  ...{ minimumAfterReturn: null, keptBackBefore: 0 },
  ...more,
});
const withdrawn = (...pieces: number[]) => ({ pieces, isWithdrawal: true });

describe('a refund', () => {
  test('of a line of three, returned one by one, brings the exact rest at last', () => {
    const back = [0, 1, 2].map((returnedBefore) =>
      refundOf(order([line(3, 2497, { returnedBefore }), line(1, 100)]), withdrawn(1)),
    );
    expect(back.map((each) => each.ok && each.total)).toEqual([832, 833, 832]);
  });

  test('brings the standard delivery back when all articles are withdrawn, not the surplus of a dearer one', () => {
    const shipping = { paid: 995, standard: 595, refundedBefore: 0 };
    const all = order([line(1, 5000), line(2, 3000)], { shipping });
    expect(refundOf(all, withdrawn(1, 1))).toMatchObject({ shipping: 0, total: 6500 });
    expect(refundOf(all, withdrawn(1, 2))).toMatchObject({ shipping: 595, total: 8595 });
    expect(refundOf(all, { pieces: [1, 2], isWithdrawal: false })).toMatchObject({
      shipping: 0,
      total: 8000,
    });
  });

  test('brings delivery back once, with the last article, whatever becomes of services, and never more than was paid', () => {
    const rest = [
      line(1, 5000, { returnedBefore: 1 }),
      line(2, 3000, { returnedBefore: 1 }),
      line(1, 900, { kind: 'service' }),
    ];
    expect(refundOf(order(rest), withdrawn(0, 1))).toMatchObject({ lines: [0, 1500, 0], shipping: 595 });
    const paidBack = { paid: 595, standard: 595, refundedBefore: 595 };
    expect(refundOf(order(rest, { shipping: paidBack }), withdrawn(0, 1))).toMatchObject({ shipping: 0 });
    const free = { paid: 0, standard: 595, refundedBefore: 0 };
    expect(refundOf(order(rest, { shipping: free }), withdrawn(0, 1))).toMatchObject({ shipping: 0 });
  });

  test('leaves a voucher granted whose minimum is undercut, unless the campaign wants it after returns too', () => {
    const lines = [
      line(1, 4500, { isCovered: true, voucher: 500 }),
      line(1, 4500, { isCovered: true, voucher: 500 }),
    ];
    expect(refundOf(order(lines), withdrawn(1, 0))).toMatchObject({ keptBack: 0, total: 4500 });
    const strict = order(lines, { minimumAfterReturn: 7500 });
    expect(refundOf(strict, withdrawn(1, 0))).toMatchObject({ keptBack: 500, total: 4000 });
    expect(refundOf({ ...strict, minimumAfterReturn: 5000 }, withdrawn(1, 0))).toMatchObject({ keptBack: 0 });
    const last = order([{ ...lines[0]!, returnedBefore: 1 }, lines[1]!], {
      ...{ minimumAfterReturn: 7500, keptBackBefore: 500 },
    });
    expect(refundOf(last, { pieces: [0, 1], isWithdrawal: false })).toMatchObject({
      ...{ keptBack: -500, total: 5000 },
    });
  });

  test.each([
    ['too-many', [2]],
    ['nothing', [0]],
    ['nothing', []],
    ['not-whole', [0.5]],
    ['not-whole', [-1]],
    ['not-whole', [Number.NaN]],
  ])('is refused with %s: %j', (reason, pieces) => {
    expect(refundOf(order([line(3, 2497, { returnedBefore: 2 })]), withdrawn(...pieces))).toEqual({
      ok: false,
      reason,
    });
  });

  test('in any order of pieces adds up to what was paid, each within a cent of its share', () => {
    const paid = fc.record({
      paid: fc.integer({ min: 0, max: 99_999_999 }),
      steps: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
    });
    fc.assert(
      fc.property(paid, ({ paid: amount, steps }) => {
        const quantity = steps.reduce((sum, step) => sum + step, 0);
        let returnedBefore = 0;
        let back = 0;
        for (const step of steps) {
          const refund = refundOf(
            order([line(quantity, amount, { returnedBefore }), line(1, 1)]),
            withdrawn(step),
          );
          if (!refund.ok) throw new Error(refund.reason);
          expect(refund.total).toBeGreaterThanOrEqual(0);
          returnedBefore += step;
          back += refund.total;
          // |back · q − paid · k| ≤ q / 2, in integers.
          const apart = BigInt(back) * BigInt(quantity) - BigInt(amount) * BigInt(returnedBefore);
          expect((apart < 0n ? -apart : apart) * 2n <= BigInt(quantity)).toBe(true);
          expect(back).toBe(refundedInAll(amount, quantity, returnedBefore));
        }
        expect(back).toBe(amount);
      }),
      cases(3000),
    );
  });
});
