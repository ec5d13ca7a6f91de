type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A typed array that grows while it is filled. */
interface GrowingNumbers<Kind extends Numbers> {
  readonly length: number;
  push(value: number): void;
  /** What was pushed, in an array of its own size. */
  toArray(): Kind;
}

/** `make` makes an array of a length, as `(length) => new Uint32Array(length)`. */
export function createGrowingNumbers<Kind extends Numbers>(
  make: (length: number) => Kind,
  expected = 1024,
): GrowingNumbers<Kind> {
  let held = make(expected);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === held.length) {
        const larger = make(Math.ceil(held.length * 1.5) + 16);
        larger.set(held);
        held = larger;
      }
      held[length++] = value;
    },
    toArray: () => held.slice(0, length) as Kind,
  };
}
