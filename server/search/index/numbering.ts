/** Gives names numbers that they keep: once given, a number is never given to another name. */
export interface Numbering {
  numberOf(name: string): number;
  /** Names that were not known before, with their numbers; to be stored. */
  added(): readonly (readonly [name: string, id: number])[];
}

/** Goes on from what is known; numbers begin with 1, for 0 stands for none. Throws RangeError above `max`. */
export function createNumbering(known: Iterable<readonly [string, number]>, max: number): Numbering {
  const numbers = new Map(known);
  const added: [string, number][] = [];
  let last = 0;
  for (const id of numbers.values()) last = Math.max(last, id);
  return {
    numberOf(name) {
      const own = numbers.get(name);
      if (own !== undefined) return own;
      if (last >= max) throw new RangeError(`no number is left for ${name}: ${max} are given`);
      numbers.set(name, ++last);
      added.push([name, last]);
      return last;
    },
    added: () => added,
  };
}
