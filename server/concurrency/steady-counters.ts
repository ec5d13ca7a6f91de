import { AsyncLocalStorage } from 'node:async_hooks';
import type { Counter, KeyValue } from '../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../storage/key-value/key-value-unavailable.ts';

/** Counters that hold when those shared by all processes are away. Neither call ever throws an outage. */
export interface SteadyCounters {
  /** Adds to a counter, whose time runs from the first call. */
  increment(key: string, by: number, ttlMs: number): Promise<Counter>;
  /** True for the first who asks for a name within the time, for nobody else. */
  claim(key: string, ttlMs: number): Promise<boolean>;
  /**
   * Carries out a call. Where it throws, or `isOurs` says of its answer that we failed, all that it has counted and claimed is
   * given back: what failed on our side is nobody's attempt.
   */
  fairly<Answer>(work: () => Promise<Answer>, isOurs?: (answer: Answer) => boolean): Promise<Answer>;
}

type Store = Pick<KeyValue, 'increment' | 'compareAndSet' | 'delete'>;

/**
 * Counts in this process and in the store that all share; the higher number rules. So an outage, and the way back from one,
 * gives nobody more attempts than one process allows.
 */
export function createSteadyCounters(shared: Store, local: Store): SteadyCounters {
  /** How to give back what the call under way has counted. */
  const underWay = new AsyncLocalStorage<(() => Promise<unknown>)[]>();

  async function add(key: string, by: number, ttlMs: number): Promise<Counter> {
    const own = await local.increment(key, by, ttlMs);
    const common = await unlessAway(() => shared.increment(key, by, ttlMs));
    return common === undefined || own.value > common.value ? own : common;
  }

  async function release(key: string): Promise<void> {
    await local.delete(key);
    await unlessAway(() => shared.delete(key));
  }

  return {
    async increment(key, by, ttlMs) {
      const counter = await add(key, by, ttlMs);
      underWay.getStore()?.push(() => add(key, -by, ttlMs));
      return counter;
    },
    async claim(key, ttlMs) {
      if (!(await local.compareAndSet(key, undefined, '1', ttlMs))) return false;
      const isFirst = (await unlessAway(() => shared.compareAndSet(key, undefined, '1', ttlMs))) ?? true;
      if (isFirst) underWay.getStore()?.push(() => release(key));
      return isFirst;
    },
    async fairly(work, isOurs = () => false) {
      const counted: (() => Promise<unknown>)[] = [];
      // Whatever goes wrong with it, the call's own failure is what is told.
      const giveBack = () => Promise.allSettled(counted.map((each) => each()));
      try {
        const answer = await underWay.run(counted, work);
        if (isOurs(answer)) await giveBack();
        return answer;
      } catch (error) {
        await giveBack();
        throw error;
      }
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
