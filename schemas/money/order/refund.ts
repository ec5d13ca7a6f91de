import { roundHalfUp, type Cents } from '../cents.ts';

/** A line as it was paid, and what of it has come back before. */
export interface PaidLine {
  /** Services do not decide whether all articles were withdrawn. */
  kind: 'goods' | 'service';
  quantity: number;
  /** Its discounted gross. */
  paid: Cents;
  /** Whether the voucher was for it, and its share. */
  isCovered: boolean;
  voucher: Cents;
  returnedBefore: number;
}

/** An order as far as it has come back. Amounts are what was refunded in all before. */
export interface PaidOrder {
  lines: readonly PaidLine[];
  shipping: {
    paid: Cents;
    /** What the cheapest delivery of the whole order would have cost; the surplus of a dearer one is not given back. */
    standard: Cents;
    refundedBefore: Cents;
  };
  /** The voucher's minimum where its campaign wants it after returns too; null: it stays granted. */
  minimumAfterReturn: Cents | null;
  /** What was kept back before because the voucher's minimum was undercut. */
  keptBackBefore: Cents;
}

export interface Return {
  /** Pieces that come back now, for each line. */
  pieces: readonly number[];
  /** Whether it is the law's withdrawal, in which delivery comes back with the last article. */
  isWithdrawal: boolean;
}

type Refund =
  | {
      ok: true;
      lines: Cents[];
      shipping: Cents;
      /** Taken off because what stays is below the voucher's minimum: its share on that. Negative: given back with the rest. */
      keptBack: Cents;
      total: Cents;
    }
  | { ok: false; reason: 'not-whole' | 'too-many' | 'nothing' };

/**
 * Returns what of a line is refunded after `returned` of its pieces came back, in all: rounding the whole brings the exact rest
 * with the last piece. (domain.md, Money: `round(paid·k/q)`)
 */
export function refundedInAll(paid: Cents, quantity: number, returned: number): Cents {
  return roundHalfUp(BigInt(paid) * BigInt(returned), BigInt(quantity));
}

/** Returns what goes back for the pieces that are returned now, or why they cannot be. */
export function refundOf(order: PaidOrder, { pieces, isWithdrawal }: Return): Refund {
  const { lines, shipping } = order;
  const now = lines.map((_, at) => pieces[at] ?? 0);
  if (now.some((count) => !Number.isSafeInteger(count) || count < 0))
    return { ok: false, reason: 'not-whole' };
  if (now.every((count) => count === 0)) return { ok: false, reason: 'nothing' };
  const after = lines.map(({ returnedBefore }, at) => returnedBefore + (now[at] ?? 0));
  if (lines.some(({ quantity }, at) => (after[at] ?? 0) > quantity)) return { ok: false, reason: 'too-many' };
  const refunds = lines.map(
    ({ paid, quantity, returnedBefore }, at) =>
      refundedInAll(paid, quantity, after[at] ?? 0) - refundedInAll(paid, quantity, returnedBefore),
  );
  const isAllBack = lines.every(({ kind, quantity }, at) => kind === 'service' || after[at] === quantity);
  const standard = Math.min(shipping.standard, shipping.paid) - shipping.refundedBefore;
  const delivery = isWithdrawal && isAllBack ? Math.max(0, standard) : 0;
  const goodsBack = refunds.reduce((total, each) => total + each, 0);
  const keptBack = Math.min(goodsBack, voucherOnRest(order, after) - order.keptBackBefore);
  return { ok: true, lines: refunds, shipping: delivery, keptBack, total: goodsBack + delivery - keptBack };
}

/** The voucher's share on what stays, where that is below its minimum and the campaign minds; else 0. */
function voucherOnRest({ lines, minimumAfterReturn }: PaidOrder, after: readonly number[]): Cents {
  if (minimumAfterReturn === null) return 0;
  let value = 0;
  let share = 0;
  for (const [at, { paid, voucher, quantity, isCovered }] of lines.entries()) {
    if (!isCovered) continue;
    const left = quantity - (after[at] ?? 0);
    value += refundedInAll(paid + voucher, quantity, left);
    share += refundedInAll(voucher, quantity, left);
  }
  return value < minimumAfterReturn ? share : 0;
}
