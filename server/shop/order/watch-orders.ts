import type { AttentionStore, Concern } from './sql-attention.ts';

interface WatchParts {
  attention: Pick<AttentionStore, 'counts'>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { error(facts: object, text: string): void };
  gauge: { set(labels: { kind: Concern }, value: number): void };
}

/** Tells operators what needs a hand: a figure for each kind at every look, and a line whenever one grows. Throws an outage. */
export function createOrderWatch({ attention, now, log, gauge }: WatchParts): () => Promise<void> {
  let known: Partial<Record<Concern, number>> = {};
  return async () => {
    const counts = await attention.counts(now());
    for (const [kind, count] of Object.entries(counts) as [Concern, number][]) {
      gauge.set({ kind }, count);
      if (count > (known[kind] ?? 0))
        log.error({ kind, count }, 'Orders need a hand: `npm run orders` lists them');
    }
    known = counts;
  };
}
