interface SweepParts {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: { warn(facts: object, text: string): void };
}

/**
 * Takes away what has been left, beside the first call in so many milliseconds; when it fails, a later one does it. `sweep` gets
 * the time, in ms since 1970; `what` names it in the log.
 */
export function sweepEvery(
  ms: number,
  { now, clock, log }: SweepParts,
  what: string,
  sweep: (at: number) => Promise<unknown>,
): () => void {
  let sweptAt = -Infinity;
  return () => {
    if (clock() - sweptAt < ms) return;
    sweptAt = clock();
    sweep(now()).catch((error: unknown) => log.warn({ err: error }, `${what} could not be swept`));
  };
}
