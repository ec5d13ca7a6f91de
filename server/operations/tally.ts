import { Counter, type CounterConfiguration } from 'prom-client';

/** Counts events with labels. */
export interface Tally<Label extends string> {
  inc(labels: Record<Label, string>): void;
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

  return {
    inc(labels) {
      let key = '';
      for (const name in labels) key += ` ${labels[name]}`;
      const sum = sums.get(key);
      if (sum) sum.count++;
      else sums.set(key, { labels, count: 1 });
    },
  };
}
