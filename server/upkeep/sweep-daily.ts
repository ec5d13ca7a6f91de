const day = 86_400_000;

/**
 * Takes away once a day what has been left, beside the first call of the day; when it fails, the next day does it. `sweep` gets
 * the time, in ms since 1970; `what` names it in the log.
 */
export function sweepDaily(
  { now, log }: { now: () => number; log: { warn(facts: object, text: string): void } },
  what: string,
  sweep: (at: number) => Promise<unknown>,
): () => void {
  let sweptAt = -Infinity;
  return () => {
    if (now() - sweptAt < day) return;
    sweptAt = now();
    sweep(sweptAt).catch((error: unknown) => log.warn({ err: error }, `${what} could not be swept`));
  };
}
