import type { Counter, KeyValue } from '../../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../../storage/key-value/key-value-unavailable.ts';

/** Counters that hold when those shared by all processes are away. Neither call ever throws an outage. */
export interface SteadyCounters {
  /** Adds to a counter, whose time runs from the first call. */
  increment(key: string, by: number, ttlMs: number): Promise<Counter>;
  /** True for the first who asks for a name within the time, for nobody else. */
  claim(key: string, ttlMs: number): Promise<boolean>;
}

/**
 * Counts in this process and in the store that all share; the higher number rules. So an outage, and the way back from one,
 * gives nobody more attempts than one process allows.
 */
export function createSteadyCounters(
  shared: Pick<KeyValue, 'increment' | 'compareAndSet'>,
  local: Pick<KeyValue, 'increment' | 'compareAndSet'>,
): SteadyCounters {
  return {
    async increment(key, by, ttlMs) {
      const own = await local.increment(key, by, ttlMs);
      const common = await unlessAway(() => shared.increment(key, by, ttlMs));
      return common === undefined || own.value > common.value ? own : common;
    },
    async claim(key, ttlMs) {
      if (!(await local.compareAndSet(key, undefined, '1', ttlMs))) return false;
      return (await unlessAway(() => shared.compareAndSet(key, undefined, '1', ttlMs))) ?? true;
    },
  };
}

async function unlessAway<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof KeyValueUnavailable) return undefined;
    throw error;
  }
}
