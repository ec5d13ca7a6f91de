/** A source of chance that gives the same for the same seed, on every machine. */
export interface Chance {
  /** From 0 up to, but without, 1. */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True in `share` of all cases, 0 to 1. */
  happens(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Chance from a seed such as an article number, so that a product is the same whatever comes before it. */
export function createChance(seed: string): Chance {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
