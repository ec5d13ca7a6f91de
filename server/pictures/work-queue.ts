/** Runs what it is given, but never more than so many at a time; the rest waits in order. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createWorkQueue(concurrency: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place, so that nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
