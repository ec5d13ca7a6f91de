import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { checkEntry, checkKey, checkStep } from './entry-limits.ts';
import type { KeyValue } from './key-value.ts';
import { KeyValueUnavailable } from './key-value-unavailable.ts';
import { createSubscriptions } from './subscriptions.ts';

export interface MemoryKeyValueOptions {
  /** Keys and values together; beyond it what was not used for longest goes. At least 1,000,000. */
  maxBytes: number;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: Pick<Logger, 'error'>;
}

interface Entry {
  value: string;
  /** By the clock. */
  expiresAt: number;
}

/** What an entry takes beside its texts, roughly. */
const entryOverheadBytes = 200;

/** Keeps everything in this process: for one process, or as what a caller falls back on. */
export function createMemoryKeyValue({ maxBytes, clock, log }: MemoryKeyValueOptions): KeyValue {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(maxBytes, 1_000_000),
    sizeCalculation: ({ value }, key) => 2 * (key.length + value.length) + entryOverheadBytes,
  });
  const subscriptions = createSubscriptions(log);
  let isClosed = false;

  function refuseWhenClosed(): void {
    if (isClosed) throw new KeyValueUnavailable('closed', 'The key-value store is closed');
  }

  function find(key: string): Entry | undefined {
    refuseWhenClosed();
    checkKey(key);
    const entry = entries.get(key);
    if (entry === undefined || clock() < entry.expiresAt) return entry;
    entries.delete(key);
    return undefined;
  }

  function write(key: string, value: string, ttlMs: number): void {
    refuseWhenClosed();
    checkEntry(key, value, ttlMs);
    entries.set(key, { value, expiresAt: clock() + ttlMs });
  }

  return {
    async get(key) {
      return find(key)?.value;
    },
    async set(key, value, ttlMs) {
      write(key, value, ttlMs);
    },
    async compareAndSet(key, expected, value, ttlMs) {
      if (find(key)?.value !== expected) return false;
      write(key, value, ttlMs);
      return true;
    },
    async increment(key, by, ttlMs) {
      checkStep(by);
      const found = find(key);
      if (found !== undefined && !/^(0|-?[1-9]\d{0,15})$/.test(found.value))
        throw new TypeError(`${key} holds no counter`);
      const value = Number(found?.value ?? 0) + by;
      const remainingMs = found ? found.expiresAt - clock() : ttlMs;
      checkEntry(key, String(value), ttlMs);
      entries.set(key, { value: String(value), expiresAt: clock() + remainingMs });
      return { value, remainingMs };
    },
    async delete(key, expected) {
      const found = find(key);
      if (found === undefined || (expected !== undefined && found.value !== expected)) return false;
      return entries.delete(key);
    },
    async publish(channel, message) {
      refuseWhenClosed();
      checkKey(channel);
      // Later, as from elsewhere.
      queueMicrotask(() => subscriptions.deliver(channel, message));
    },
    async subscribe(channel, subscriber) {
      refuseWhenClosed();
      checkKey(channel);
      subscriptions.add(channel, subscriber);
      return async () => {
        subscriptions.remove(channel, subscriber);
      };
    },
    async close() {
      isClosed = true;
      entries.clear();
    },
  };
}
