import type { Cents } from './cents.ts';

/**
 * Spreads an amount in proportion to weights (whole, none negative): each share is rounded down, and the cents that are left go
 * to the largest remainders, of equal ones to the earlier. The shares add up to the amount, and none is above its weight where
 * the amount is not above their sum. Throws a RangeError where there is an amount and no weight. (domain.md, Money)
 */
export function largestRemainder(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (amount === 0) return weights.map(() => 0);
  if (amount < 0 || sum <= 0n || weights.some((weight) => weight < 0))
    throw new RangeError(`${amount} cannot be spread over weights of ${sum}`);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / sum));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const largest = exact
    .map((part, at) => ({ at, rest: part % sum }))
    // Sorting keeps the order of equal ones: the earlier stays before.
    .toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest))
    .slice(0, left);
  for (const { at } of largest) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
