import { roundHalfUp, type Cents } from './cents.ts';
import type { PartsPerMillion } from './rate.ts';
import { welcomeDiscount } from './vat-included.ts';

/** What a voucher is worth: a share of each line, an amount of all together, or 20 % VAT off. */
export type VoucherWorth =
  | { kind: 'percent'; rate: PartsPerMillion }
  | { kind: 'amount'; cents: Cents }
  | { kind: 'vat' };

/**
 * Returns what a voucher takes off each line, in their order. `lines` are the gross values of those that it is for. Shares are
 * rounded half up per line; an amount is spread by value, so that the sum is exact. No line goes below 0. (Requirement 9.031)
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

/** Each line takes the difference of rounded running sums: exact in all, and never more than the line is worth. */
function spreadAmount(lines: readonly Cents[], amount: Cents): Cents[] {
  const sum = lines.reduce((total, gross) => total + gross, 0);
  if (sum === 0) return lines.map(() => 0);
  const spread = BigInt(Math.min(amount, sum));
  let running = 0;
  let given = 0;
  return lines.map((gross) => {
    running += gross;
    const upTo = roundHalfUp(spread * BigInt(running), BigInt(sum));
    const own = upTo - given;
    given = upTo;
    return own;
  });
}
