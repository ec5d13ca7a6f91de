/** Products that other processes do not analyse are kept in mind for so long: one that does may have ended. */
const keptMs = 60_000;

interface SharedReindexOptions {
  /** Whether this process is the one of them all that analyses changed products; asked for each time. */
  isMine: () => Promise<boolean>;
  reindex: (skus: readonly string[]) => Promise<unknown>;
  /** Monotonic milliseconds. */
  clock: () => number;
}

/**
 * For `createLiveSearch`: has changed products analysed by one process of several. A process that becomes the one begins
 * with what it saw others get in the last minute.
 */
export function createSharedReindex({
  isMine,
  reindex,
  clock,
}: SharedReindexOptions): (skus: readonly string[]) => Promise<void> {
  /** By number of the product: when it was seen. */
  const others = new Map<string, number>();
  return async (skus) => {
    const now = clock();
    for (const [sku, seenAt] of others) if (now - seenAt > keptMs) others.delete(sku);
    if (!(await isMine())) {
      for (const sku of skus) others.set(sku, now);
      return;
    }
    await reindex([...new Set([...others.keys(), ...skus])]);
    others.clear();
  };
}
