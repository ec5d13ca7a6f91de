const day = 86_400_000;

/**
 * Takes away once a day what has been left, beside the first call of the day; when it fails, the next day does it. `sweep` gets
 * the time, in ms since 1970 (`now`); the day is measured by the monotonic `clock`; `what` names it in the log.
 */
export function sweepDaily(
  {
    now,
    clock,
    log,
  }: { now: () => number; clock: () => number; log: { warn(facts: object, text: string): void } },
  what: string,
  sweep: (at: number) => Promise<unknown>,
): () => void {
  let sweptAt = -Infinity;
  return () => {
    if (clock() - sweptAt < day) return;
    sweptAt = clock();
    sweep(now()).catch((error: unknown) => log.warn({ err: error }, `${what} could not be swept`));
  };
}
