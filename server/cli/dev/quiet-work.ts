export interface QuietWork {
  /** Says that there is something to do. What comes while the work is done is done after it. */
  note(): void;
  /** Resolves when everything that was noted before is done. */
  settled(): Promise<void>;
}

/** Does `work`, which never fails, once nothing was noted for `quietMs` milliseconds: several changes at once make one. */
export function createQuietWork(work: () => Promise<void>, quietMs: number): QuietWork {
  let isNoted = false;
  let last = 0;
  let done = Promise.resolve();

  async function workWhenQuiet(): Promise<void> {
    for (let left = quietMs; left > 0; left = last + quietMs - Date.now()) await sleep(left);
    isNoted = false;
    await work();
  }

  return {
    note() {
      last = Date.now();
      if (isNoted) return;
      isNoted = true;
      done = done.then(workWhenQuiet);
    },
    settled: () => done,
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
