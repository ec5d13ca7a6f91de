import type { Cents } from '../../../schemas/money/cents.ts';
import type { PriceRecord } from '../../../schemas/money/reduction.ts';
import type { Chance } from '../chance.ts';

const day = 24 * 60 * 60 * 1000;

export type Ending = 99 | 90 | 900;

/** A price as shops write it, near an amount of euro cents and never below the least such price. */
export function withEnding(amount: number, ending: Ending): Cents {
  const step =
    ending === 99 ? (amount < 2500 ? 100 : 500) : ending === 90 ? (amount < 5000 ? 500 : 1000) : 1000;
  const below = ending === 99 ? 1 : ending === 90 ? 10 : 100;
  return Math.max(step, Math.round(amount / step) * step) - below;
}

/** What is asked for in Switzerland for what costs so many euro cents elsewhere: seven percent more, to 95 Rappen. */
export function inFrancs(euroCents: Cents): Cents {
  const step = euroCents < 5000 ? 100 : 500;
  const dearer = Math.ceil((euroCents * 107) / 100);
  return Math.ceil((dearer - 95) / step) * step + 95 - (step === 500 ? 100 : 0);
}

/** Something added to a price, in whole francs, so that the price ends as it did. */
export function addedInFrancs(euroCents: Cents): Cents {
  return Math.ceil((euroCents * 107) / 10_000) * 100;
}

/** What a product costs in a locale before what sizes add: now, and how it came to that. */
export interface MadePrice {
  price: Cents;
  rrp: Cents | null;
  /** Null: it always was this price. The last record is `price`. */
  records: readonly PriceRecord[] | null;
}

/** The past of a price, as shops have them: mostly none, a fifth reduced, some raised, some only seemingly reduced. */
export type Past = 'none' | 'reduced' | 'raised' | 'to-and-fro';

export function somePast(chance: Chance): Past {
  const at = chance.next();
  if (at < 0.2) return 'reduced';
  if (at < 0.24) return 'raised';
  return at < 0.28 ? 'to-and-fro' : 'none';
}

/**
 * The records that lead to `price` by such a past; `other` is the price before (higher, or for `raised` lower). `since`
 * is how many days ago the price in force began, at most 25.
 */
export function recordsOf(
  past: Past,
  price: Cents,
  other: Cents,
  { listed, now, since }: { listed: number; now: number; since: number },
): PriceRecord[] | null {
  const ago = (days: number): number => now - days * day;
  switch (past) {
    case 'none':
      return null;
    case 'reduced':
    case 'raised':
      return [
        { price: other, from: listed },
        { price, from: ago(since) },
      ];
    case 'to-and-fro':
      return [
        { price: other, from: listed },
        { price, from: ago(26) },
        { price: other, from: ago(14) },
        { price, from: ago(3) },
      ];
  }
}
