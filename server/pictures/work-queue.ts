/**
 * Runs what it is given, but never more than so many at a time. The rest waits: the lightest is next, among equals the one
 * that asked first. Rejects when too many wait.
 */
export type WorkQueue = <Result>(work: () => Promise<Result>, weight: number) => Promise<Result>;

/** Most that wait; whoever asks for everything at once must not make the others wait for minutes. */
const defaultMaxWaiting = 200;

export function createWorkQueue(concurrency: number, maxWaiting = defaultMaxWaiting): WorkQueue {
  const waiting: { weight: number; go: () => void }[] = [];
  let running = 0;

  function turnFor(weight: number): Promise<void> {
    if (waiting.length >= maxWaiting) throw new Error(`${maxWaiting} pictures are waiting to be drawn`);
    return new Promise((go) => {
      const at = waiting.findIndex((other) => other.weight > weight);
      waiting.splice(at === -1 ? waiting.length : at, 0, { weight, go });
    });
  }

  return async (work, weight) => {
    if (running >= concurrency) await turnFor(weight);
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place, so that nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next.go();
    }
  };
}
