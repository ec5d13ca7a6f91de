/** An amount of money in whole cents (Rappen, Eurocent) of the currency at hand. */
export type Cents = number;

/** The largest amount that is handled, in cents. Products with counts and rates stay far below 2^53. */
export const MAX_AMOUNT: Cents = 99_999_999_999;

/**
 * Returns `numerator / denominator` in whole cents. Halves go away from zero, so that a credit mirrors its
 * invoice. Takes integers only, because 1.15 % of 50.00 as a binary fraction is a hair below the half.
 * Throws a RangeError when the denominator is not positive or the result is no safe integer.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): Cents {
  if (denominator <= 0n) throw new RangeError(`denominator ${denominator} is not positive`);
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = Number((2n * size + denominator) / (2n * denominator));
  if (!Number.isSafeInteger(rounded)) throw new RangeError('amount exceeds the safe integers');
  return numerator < 0n && rounded > 0 ? -rounded : rounded;
}
