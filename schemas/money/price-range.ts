import type { Cents } from './cents.ts';

/** Both ends are inclusive; without a maximum there is no upper end. */
export type PriceRange = { minimum: Cents; maximum?: Cents | undefined };

/** Which ends of the range the notice names: nothing to say, the minimum only, or both. */
export type RangeNotice = 'none' | 'minimum' | 'minimum-and-maximum';

/**
 * Returns the price moved into the range, and the notice to show with it. Throws a RangeError when the price is
 * not in whole cents: what people type goes through `parseAmount` first.
 */
export function clampPrice(price: Cents, range: PriceRange): { price: Cents; notice: RangeNotice } {
  if (!Number.isSafeInteger(price)) throw new RangeError(`${price} is not an amount of cents`);
  const { minimum, maximum } = range;
  const clamped = Math.max(minimum, Math.min(price, maximum ?? price));
  if (clamped === price) return { price, notice: 'none' };
  return { price: clamped, notice: maximum === undefined ? 'minimum' : 'minimum-and-maximum' };
}
