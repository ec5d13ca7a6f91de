import type { Cents } from './cents.ts';

/** A price of the append-only history: in force from `from` (ms since 1970) until the next one. */
export type PriceRecord = { price: Cents; from: number };

const window = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns by how many whole percent `price` is below the lowest price of the last 30 days, rounded down. Null
 * when nothing may be announced: it is not lower, or by less than one percent. (PrAG § 9a, CJEU C-330/23)
 */
export function reductionPercent(price: Cents, low30: Cents): number | null {
  if (!(price < low30)) return null;
  // Rounded down as integers, since 0.29 × 100 is 28.999… in binary.
  const percent = Number((BigInt(low30 - price) * 100n) / BigInt(low30));
  return percent > 0 ? percent : null;
}

/**
 * Returns the lowest price that was in force during the 30 days before the price in force at `at` (ms) began, so
 * that a reduction is still measured by what came before it while it runs. Null when nothing came before. The
 * history ascends by `from`; an entry that repeats its predecessor's price starts nothing, later ones are ignored.
 */
export function lowest30(history: readonly PriceRecord[], at: number): Cents | null {
  const past = history
    .filter(({ from }) => from <= at)
    .filter(({ price }, index, all) => price !== all[index - 1]?.price);
  const current = past.at(-1);
  if (!current) return null;
  const opened = current.from - window;
  const before = past
    .slice(0, -1)
    .filter((_, index) => (past[index + 1]?.from ?? current.from) > opened)
    .map(({ price }) => price);
  return before.length === 0 ? null : Math.min(...before);
}
