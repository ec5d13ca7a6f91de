/** Chances that come again with their seed (mulberry32). */
export interface SeededChoice {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  of<Item>(items: readonly Item[]): Item;
}

export function createSeededChoice(seed: number): SeededChoice {
  let state = seed >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number): number => Math.floor(fraction() * end);
  return {
    fraction,
    below,
    of<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
  };
}
