import type { Analyser } from '../analyser/analyser.ts';
import type { SearchChanges } from '../changes/search-changes.ts';
import type { Columns } from '../index/columns.ts';
import { createLiveIndex } from '../index/live-index.ts';
import type { Snapshot } from '../index/snapshot.ts';

/** What a request searches with: the two belong together. */
export interface ReadySearch {
  snapshot: Snapshot;
  analyser: Analyser;
}

export interface LoadedSearch {
  columns: Columns;
  /** Of the same version of words; else loading fails, and is tried again. */
  analyser: Analyser;
}

interface LiveSearchOptions {
  changes: SearchChanges;
  load: () => Promise<LoadedSearch>;
  /** Has changed products analysed again. Only one process of a shop needs it. */
  reindex?: (skus: readonly string[]) => Promise<unknown>;
  /** Told of products that changed, once the search has their prices and stocks; undefined: nobody can say which. */
  onTouched?: (skus: readonly string[] | undefined) => void;
  /** Monotonic milliseconds. */
  clock: () => number;
  /** Told when a new index cannot be loaded; the old one stays. */
  onFault: (error: unknown) => void;
}

/** The search of a tenant in one locale in this process, kept up to date. */
export interface LiveSearch {
  /** Undefined until the first step is done: the process is not ready. */
  current(): ReadySearch | undefined;
  /** How far it has followed the changes, and the revision that it has loaded; undefined before the first step is done. */
  position(): { mark: string; revision: number } | undefined;
  /**
   * To be called when something has changed, at most every second and not before the last call has ended: takes changed prices and stocks over and has the index
   * loaded anew where that is worth it, beside the calls that follow. Throws what the first load and the database throw; the
   * next call goes on where this one was.
   */
  step(): Promise<void>;
  /** Resolves when no load is under way. */
  settled(): Promise<void>;
}

/** Loads begin at least so far apart, and so many times as far as one takes. */
const leastBetweenMs = 5000;
const timesOfLoad = 30;

/** A search that follows what changes in the database; nothing is loaded before its first step. */
export function createLiveSearch(options: LiveSearchOptions): LiveSearch {
  const { changes, load, reindex, onTouched, clock, onFault } = options;
  const index = createLiveIndex();
  const analysers = new Map<number, Analyser>();
  let mark: string | undefined;
  let revision = -1;
  let nextLoadAt = 0;
  let loading: Promise<void> | undefined;

  async function loadNow(): Promise<void> {
    const startedAt = clock();
    try {
      await index.replace(async () => {
        const { columns, analyser } = await load();
        if (columns.wordsVersion !== analyser.wordsVersion)
          throw new Error(`words of version ${analyser.wordsVersion}, rows of ${columns.wordsVersion}`);
        analysers.set(columns.wordsVersion, analyser);
        return columns;
      });
      const used = index.current()?.columns.wordsVersion;
      for (const version of analysers.keys()) if (version !== used) analysers.delete(version);
    } finally {
      nextLoadAt = clock() + Math.max(leastBetweenMs, timesOfLoad * (clock() - startedAt));
    }
  }

  /** What has changed since the revision was asked for comes with the next load. */
  function loadBeside(asOf: number): void {
    if (loading) return;
    loading = loadNow()
      .then(() => {
        revision = asOf;
      })
      .catch(onFault)
      .finally(() => {
        loading = undefined;
      });
  }

  return {
    current() {
      const snapshot = index.current();
      const analyser = snapshot && analysers.get(snapshot.columns.wordsVersion);
      return snapshot && analyser ? { snapshot, analyser } : undefined;
    },
    position: () => (mark === undefined ? undefined : { mark, revision }),
    async step() {
      if (mark === undefined) {
        // Taken before the load: what happens meanwhile is asked for afterwards.
        const first = await changes.now();
        const before = await changes.since(first);
        await loadNow();
        mark = first;
        revision = before.isComplete ? before.revision : -1;
      }
      const found = await changes.since(mark);
      if (!found.isComplete) {
        await loading;
        await loadNow();
        ({ mark } = found);
        onTouched?.(undefined);
        return;
      }
      index.patch(found.live);
      if (found.touched.length > 0) onTouched?.(found.touched);
      if (found.content.length > 0) await reindex?.(found.content);
      ({ mark } = found);
      if (found.revision !== revision && clock() >= nextLoadAt) loadBeside(found.revision);
    },
    settled: async () => loading,
  };
}
