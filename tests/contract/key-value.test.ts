import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMemoryKeyValue } from '../../server/storage/key-value/memory-key-value.ts';
import { createRedisKeyValue } from '../../server/storage/key-value/redis-key-value.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { hasRedis, startRedis } from '../services/redis-server.ts';
import { keyValueContract, type StartedStore } from './key-value.contract.ts';

keyValueContract('memory', () => {
  let now = 0;
  const store = createMemoryKeyValue({ maxBytes: 10_000_000, clock: () => now, log: collectingLog() });
  return Promise.resolve({
    store,
    other: store,
    pass: (ms) => {
      now += ms;
      return Promise.resolve();
    },
    tickMs: 100,
    close: () => store.close(),
  });
});

const given = process.env.TEST_REDIS_URL;
keyValueContract('Redis', given || hasRedis() ? startRedisStores : undefined);

async function startRedisStores(): Promise<StartedStore> {
  const server = given ? undefined : await startRedis();
  const namespace = `test-${randomUUID()}`;
  const connect = () =>
    createRedisKeyValue({
      url: given ?? server?.url ?? '',
      namespace,
      clock: () => performance.now(),
      log: collectingLog(),
      // Not what is tested here, on a machine that does much else.
      commandMs: 10_000,
    });
  const [store, other] = [connect(), connect()];
  return {
    store,
    other,
    pass: (ms) => sleep(ms),
    tickMs: 250,
    async close() {
      await Promise.all([store.close(), other.close()]);
      await server?.kill();
    },
  };
}
