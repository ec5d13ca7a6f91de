import { Counter, type CounterConfiguration } from 'prom-client';

/** Counts events with labels. */
export interface Tally<Label extends string> {
  inc(labels: Record<Label, string>): void;
  /** Counts one more with these labels, each time it is called. */
  counterOf(labels: Record<Label, string>): () => void;
}

/**
 * A counter for what happens many times in a request: it adds up in a map, and tells the registry only when somebody
 * reads it.
 */
export function createTally<Label extends string>(
  configuration: Omit<CounterConfiguration<Label>, 'collect'>,
): Tally<Label> {
  const sums = new Map<string, { labels: Record<Label, string>; count: number }>();
  const counter = new Counter<Label>({
    ...configuration,
    collect() {
      for (const sum of sums.values()) {
        if (sum.count > 0) counter.inc(sum.labels, sum.count);
        sum.count = 0;
      }
    },
  });

  function sumOf(labels: Record<Label, string>): { count: number } {
    let key = '';
    for (const name in labels) key += ` ${labels[name]}`;
    let sum = sums.get(key);
    if (!sum) sums.set(key, (sum = { labels, count: 0 }));
    return sum;
  }

  return {
    inc: (labels) => void sumOf(labels).count++,
    counterOf(labels) {
      const sum = sumOf(labels);
      return () => void sum.count++;
    },
  };
}
