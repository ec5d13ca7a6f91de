import { testSessionStore } from '../../../tests/contract/session-store.contract.ts';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { createMemoryKeyValue } from '../../storage/key-value/memory-key-value.ts';
import { createTestSessionRecords } from './memory-session-records.ts';

/** The same store, which tells everything that was ever written into it. */
function watched(keyValue: KeyValue): { keyValue: KeyValue; atRest: () => Promise<string> } {
  const written: string[] = [];
  return {
    keyValue: {
      ...keyValue,
      set(key, value, ttlMs) {
        written.push(key, value);
        return keyValue.set(key, value, ttlMs);
      },
      compareAndSet(key, expected, value, ttlMs) {
        written.push(key, value);
        return keyValue.compareAndSet(key, expected, value, ttlMs);
      },
    },
    atRest: () => Promise.resolve(written.join('\n')),
  };
}

const memory = (now: () => number): KeyValue =>
  createMemoryKeyValue({ maxBytes: 10_000_000, clock: now, log: collectingLog() });

testSessionStore('memory', async (now) => {
  const { keyValue, atRest } = watched(memory(now));
  const records = createTestSessionRecords(keyValue, now);
  return { records, atRest, removesItself: false, close: () => keyValue.close() };
});
