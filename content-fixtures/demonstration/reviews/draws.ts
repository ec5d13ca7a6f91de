import { createHash } from 'node:crypto';

/** Numbers from 0 up to, but without, 1, the same for the same seed on every machine. */
export interface Draws {
  next(): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Draws from a seed such as an article number, so that they are the same whatever was drawn before for others. */
export function createDraws(seed: string): Draws {
  let block = 0;
  let bytes = Buffer.alloc(0);
  const next = (): number => {
    if (bytes.length === 0) bytes = createHash('sha256').update(`${seed} ${block++}`).digest();
    const drawn = bytes.readUInt32BE(0);
    bytes = bytes.subarray(4);
    return drawn / 0x1_0000_0000;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)] ?? items[0] };
}
