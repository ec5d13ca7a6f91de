import { createMemoryKeyValue } from '../../storage/key-value/memory-key-value.ts';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../../storage/key-value/key-value-unavailable.ts';
import { createSteadyCounters, type SteadyCounters } from '../steady-counters.ts';

export interface TestCounters {
  shared: KeyValue;
  /** Counters of a further process. */
  process(): SteadyCounters;
  /** Whether the shared store answers. */
  away: boolean;
}

/** Counters of several processes, which share a store that can be away. */
export function testCounters(clock: () => number): TestCounters {
  const memory = (): KeyValue =>
    createMemoryKeyValue({ maxBytes: 8_000_000, clock, log: { error: () => {} } });
  const store = memory();
  const counters: TestCounters = {
    shared: store,
    process: () => createSteadyCounters(shared, memory()),
    away: false,
  };
  const refuse = (): void => {
    if (counters.away) throw new KeyValueUnavailable('refused', 'away');
  };
  const shared: Pick<KeyValue, 'increment' | 'compareAndSet' | 'delete'> = {
    async increment(...call) {
      refuse();
      return store.increment(...call);
    },
    async compareAndSet(...call) {
      refuse();
      return store.compareAndSet(...call);
    },
    async delete(...call) {
      refuse();
      return store.delete(...call);
    },
  };
  return counters;
}
