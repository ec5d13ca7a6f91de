import { LRUCache } from 'lru-cache';

interface RecentOptions {
  /** Values that are kept at most. */
  most: number;
  keptMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Monotonic milliseconds. */
  clock: () => number;
}

/** Values by key for a short time, those asked for last. */
interface Recent<Value> {
  /** The value of a key, made when there is none. One that rejects is not kept. */
  get(key: string, make: () => Value): Value;
}

/** At most so many values, each for so many milliseconds, and none that was made in what is the future now. */
export function createRecent<Value extends Promise<unknown>>({
  most,
  keptMs,
  now,
  clock,
}: RecentOptions): Recent<Value> {
  const kept = new LRUCache<string, { value: Value; madeAt: number; until: number }>({ max: most });

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known && known.until > clock() && known.madeAt <= now()) return known.value;
      const entry = { value: make(), madeAt: now(), until: clock() + keptMs };
      kept.set(key, entry);
      const forget = (): void => {
        if (kept.peek(key) === entry) kept.delete(key);
      };
      entry.value.catch(forget);
      // Long lists are not to stay in memory until others push them out.
      setTimeout(forget, keptMs).unref();
      return entry.value;
    },
  };
}
