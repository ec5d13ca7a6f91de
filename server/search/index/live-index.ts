import type { Columns } from './columns.ts';
import { patchVariants, type LiveVariant } from './patch-variants.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

/** The index of a shop in this process, kept up to date. */
export interface LiveIndex {
  /** What requests use now; undefined before the first snapshot is there: the process is not ready. */
  current(): Snapshot | undefined;
  /** Takes changed prices and stocks over at once. */
  patch(changes: readonly LiveVariant[]): void;
  /**
   * Replaces the snapshot by one of new columns. Prices and stocks that change while they are built are not lost. What
   * `build` throws is thrown, and the snapshot stays. Two at once: the second waits for the first.
   */
  replace(build: () => Promise<Columns>): Promise<void>;
}

export function createLiveIndex(): LiveIndex {
  let snapshot: Snapshot | undefined;
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  /** Changes since the build began, by variant; undefined while none runs. */
  let meanwhile: Map<number, LiveVariant> | undefined;

  async function replaceNow(build: () => Promise<Columns>): Promise<void> {
    const changes = (meanwhile = new Map());
    try {
      const columns = await build();
      patchVariants(columns, changes.values());
      snapshot = openSnapshot(columns, ++count);
    } finally {
      meanwhile = undefined;
    }
  }

  return {
    current: () => snapshot,
    patch: (changes) => {
      for (const change of changes) meanwhile?.set(change.id, change);
      if (snapshot) patchVariants(snapshot.columns, changes);
    },
    replace: (build) => {
      const next = last.then(() => replaceNow(build));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
