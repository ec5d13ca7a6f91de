/** The slot of a product, or -1. */
export function slotOf(docs: Uint32Array, doc: number): number {
  const slot = firstSlotFrom(docs, doc);
  return docs[slot] === doc ? slot : -1;
}

/** The first slot whose product has this number or a later one. */
export function firstSlotFrom(docs: Uint32Array, doc: number): number {
  let [from, to] = [0, docs.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((docs[middle] ?? 0) < doc) from = middle + 1;
    else to = middle;
  }
  return from;
}
