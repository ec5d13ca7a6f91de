import { roundHalfUp, type Cents } from './cents.ts';
import { largestRemainder } from './largest-remainder.ts';
import type { PartsPerMillion } from './rate.ts';
import { welcomeDiscount } from './vat-included.ts';

/** What a voucher is worth: a share of each line, an amount of all together, or 20 % VAT off. */
export type VoucherWorth =
  | { kind: 'percent'; rate: PartsPerMillion }
  | { kind: 'amount'; cents: Cents }
  | { kind: 'vat' };

/**
 * Returns what a voucher takes off each line, in their order. `lines` are the gross values of those that it is for. Shares are
 * rounded half up per line; an amount is spread by value and largest remainders, so that the sum is exact. No line goes below 0. (Requirement 9.031)
 */
export function voucherDiscounts(lines: readonly Cents[], worth: VoucherWorth): Cents[] {
  switch (worth.kind) {
    case 'percent':
      return lines.map((gross) =>
        Math.min(gross, roundHalfUp(BigInt(gross) * BigInt(worth.rate), 1_000_000n)),
      );
    case 'vat':
      return lines.map((gross) => Math.min(gross, welcomeDiscount(gross)));
    default:
      return spreadAmount(lines, worth.cents);
  }
}

/** Spread by value: exact in all, and never more than a line is worth. */
function spreadAmount(lines: readonly Cents[], amount: Cents): Cents[] {
  const sum = lines.reduce((total, gross) => total + gross, 0);
  return largestRemainder(Math.min(amount, sum), lines);
}
