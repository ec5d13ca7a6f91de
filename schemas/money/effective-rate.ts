import type { Cents } from './cents.ts';

/** One payment, due `month` equal months after the purchase. */
export type Payment = { month: number; amount: Cents };

/** Hundredths of a percent: 1505 is 15.05 %. */
export type PercentHundredths = number;

// Above the error of the double arithmetic, below any difference that a rate in hundredths can mean.
const hair = 1e-8;

/**
 * Returns the yearly effective rate X of paying `price` off by `payments`: `price = Σ amount × (1+X)^(−month/12)`
 * (Annex I of Directive 2008/48/EC), rounded half up to hundredths of a percent. 0 when the payments add up to
 * the price. Throws a RangeError when they add up to less, or an amount or a month is not positive.
 */
export function effectiveRate(price: Cents, payments: readonly Payment[]): PercentHundredths {
  if (!payments.every(({ month, amount }) => month > 0 && amount > 0))
    throw new RangeError('months and amounts of payments are positive');
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (!(price > 0 && total >= price)) throw new RangeError(`payments of ${total} do not pay ${price} off`);
  if (total === price) return 0;
  const factor = discountFactor(price, payments);
  return Math.floor((factor ** -12 - 1) * 10_000 + 0.5 + hair);
}

/**
 * The monthly factor v with `Σ amount × v^month = price`. The sum is convex and grows with v, and 1 lies to the
 * right of the root: Newton's steps only ever go left and cannot pass it, so the first step that does not ends it.
 */
function discountFactor(price: Cents, payments: readonly Payment[]): number {
  let factor = 1;
  for (;;) {
    let excess = -price;
    let slope = 0;
    for (const { month, amount } of payments) {
      const power = amount * factor ** (month - 1);
      excess += power * factor;
      slope += power * month;
    }
    const next = factor - excess / slope;
    if (!(next < factor)) return factor;
    factor = next;
  }
}
