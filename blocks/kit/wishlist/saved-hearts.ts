/** Numbers of all that is saved, as the shop last said, and what is wished beyond that and not yet answered. */
let saved: ReadonlySet<string> = new Set();
const wished = new Map<string, boolean>();

/** Whether the heart of an article is full: as it was wished last, else as the shop said. */
export function isSaved(sku: string): boolean {
  return wished.get(sku) ?? saved.has(sku);
}

/** Takes what the shop says. */
export function setSaved(skus: readonly string[]): void {
  saved = new Set(skus);
}

export const wishOf = (sku: string): boolean | undefined => wished.get(sku);

/** Shows a wish before it is answered; undefined: it was, well or not. */
export function wish(sku: string, isFull: boolean | undefined): void {
  if (isFull === undefined) wished.delete(sku);
  else wished.set(sku, isFull);
}
