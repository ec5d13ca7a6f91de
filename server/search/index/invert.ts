/** For each key the slots that have it, in order. */
interface Inverted {
  /** Where the slots of each key begin; one more than keys. */
  start: Uint32Array<ArrayBuffer>;
  slots: Uint32Array<ArrayBuffer>;
  /** Weights beside the slots; empty where none were given. */
  weights: Uint8Array<ArrayBuffer>;
}

/** Turns the keys of each slot (`slotStart`, `keys`) round, by counting. Keys that `isWanted` refuses have no slots. */
export function invert(
  slotStart: Uint32Array,
  keys: Uint32Array | Uint16Array,
  keyCount: number,
  weights?: Uint8Array,
  isWanted?: (key: number) => boolean,
): Inverted {
  const wanted = isWanted
    ? Uint8Array.from({ length: keyCount }, (_, key) => Number(isWanted(key)))
    : new Uint8Array(keyCount).fill(1);
  const start = startsOf(keys, keyCount, wanted);
  const next = start.slice();
  const total = start[keyCount] ?? 0;
  const slots = new Uint32Array(total);
  const heldWeights = new Uint8Array(weights ? total : 0);
  for (let slot = 0; slot + 1 < slotStart.length; slot++) {
    for (let at = slotStart[slot] ?? 0; at < (slotStart[slot + 1] ?? 0); at++) {
      const key = keys[at] ?? 0;
      if (wanted[key] !== 1) continue;
      const place = next[key] ?? 0;
      next[key] = place + 1;
      slots[place] = slot;
      if (weights) heldWeights[place] = weights[at] ?? 0;
    }
  }
  return { start, slots, weights: heldWeights };
}

/** Where the rows of each key would begin when they were sorted by key; one more than keys. */
export function startsOf(
  keys: Uint32Array | Uint16Array,
  keyCount: number,
  wanted?: Uint8Array,
): Uint32Array<ArrayBuffer> {
  const start = new Uint32Array(keyCount + 1);
  for (const key of keys) if (!wanted || wanted[key] === 1) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let key = 0; key < keyCount; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  return start;
}
