import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testSessionStore } from '../../tests/contract/session-store.contract.ts';
import { collectingLog } from '../../tests/services/collecting-log.ts';
import { hasRedis, startRedis } from '../../tests/services/redis-server.ts';
import type { KeyValue } from '../storage/key-value/key-value.ts';
import { createMemoryKeyValue } from '../storage/key-value/memory-key-value.ts';
import { createRedisKeyValue } from '../storage/key-value/redis-key-value.ts';
import { createKeyValueSessionRecords } from './key-value-session-records.ts';
import { createSessionStore } from './session-store.ts';

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
  const records = createKeyValueSessionRecords(keyValue, now);
  return { records, atRest, removesItself: false, close: () => keyValue.close() };
});

testSessionStore('Redis', hasRedis() ? startRedisRecords : undefined);

async function startRedisRecords(now: () => number) {
  const server = await startRedis();
  const { keyValue, atRest } = watched(
    createRedisKeyValue({
      url: server.url,
      namespace: `test-${randomUUID()}`,
      clock: () => performance.now(),
      log: collectingLog(),
      commandMs: 10_000,
    }),
  );
  return {
    records: createKeyValueSessionRecords(keyValue, now),
    atRest,
    removesItself: false,
    async close() {
      await keyValue.close();
      await server.kill();
    },
  };
}

test.each(['session-id:at:', 'session:at:', 'session-customer:at:'])(
  'when the store has lost %s…, the session has ended, and stays so after the next login',
  async (prefix) => {
    const keys = new Set<string>();
    const keyValue = memory(() => 0);
    const records = createKeyValueSessionRecords(
      {
        ...keyValue,
        set: (key, value, ttlMs) => keyValue.set(keys.add(key) && key, value, ttlMs),
        compareAndSet: (key, expected, value, ttlMs) =>
          keyValue.compareAndSet(keys.add(key) && key, expected, value, ttlMs),
      },
      () => 0,
    );
    const store = createSessionStore({ records, now: () => 0 });
    const visitor = { kind: 'full', customerId: 'c1' } as const;
    const { session } = await store.create('at', { visitor, stays: true });
    expect(await store.read('at', session.id)).not.toBeNull();
    const lost = [...keys].filter((key) => key.startsWith(prefix));
    expect(lost).toHaveLength(1);
    for (const key of lost) await keyValue.delete(key);
    expect(await store.read('at', session.id)).toBeNull();
    const next = await store.create('at', { visitor, stays: true });
    expect(await store.read('at', next.session.id)).not.toBeNull();
    expect(await store.read('at', session.id)).toBeNull();
  },
);
