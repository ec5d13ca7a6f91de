import { createClient } from 'redis';
import type { KeyValue } from '../../server/storage/key-value/key-value.ts';
import { createRedisKeyValue } from '../../server/storage/key-value/redis-key-value.ts';
import { collectingLog } from './collecting-log.ts';
import { hasRedis, startRedis } from './redis-server.ts';

/** A Redis of a test's own that its shops share, each by its own connection, as processes do. */
export interface SharedRedis {
  /** What a shop takes to count in it; nothing where the machine has no `redis-server`: then each counts for itself. */
  shopOptions(watch?: { clock?: () => number; log?: ReturnType<typeof collectingLog> }): {
    keyValue?: KeyValue;
  };
  /** How many counts each of the shops had from it. */
  served: number[];
  /** Lets time pass for what it keeps, which goes by the machine's clock. */
  pass(ms: number): Promise<void>;
  /** Ends it, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again, empty. */
  start(): Promise<void>;
  /** Lets it take what it is sent and say nothing. */
  hang(): void;
  goOn(): void;
  close(): Promise<void>;
}

/** Why a test is skipped that is about it. */
export const noRedis = 'There is no redis-server on this machine: the shops counted for themselves';

const passing = `
for _, key in ipairs(redis.call('KEYS', '*')) do
  local left = redis.call('PTTL', key) - tonumber(ARGV[1])
  if left > 0 then redis.call('PEXPIRE', key, left) else redis.call('DEL', key) end
end`;

/** Fails without `redis-server` where `TEST_SERVERS=required`. */
export async function shareRedis(): Promise<SharedRedis> {
  const server = hasRedis() ? await startRedis() : undefined;
  const stores: KeyValue[] = [];
  const served: number[] = [];
  return {
    served,
    shopOptions({ clock = () => performance.now(), log = collectingLog() } = {}) {
      if (!server) return {};
      const store = createRedisKeyValue({ url: server.url, namespace: 'shared', clock, log });
      const at = stores.push(store) - 1;
      served[at] = 0;
      const keyValue: KeyValue = {
        ...store,
        async increment(...asked) {
          const counter = await store.increment(...asked);
          served[at] = (served[at] ?? 0) + 1;
          return counter;
        },
      };
      return { keyValue };
    },
    async pass(ms) {
      if (!server) return;
      const client = createClient({ url: server.url });
      await client.connect();
      await client.eval(passing, { arguments: [String(ms)] });
      await client.close();
    },
    kill: async () => server?.kill(),
    start: async () => server?.start(),
    hang: () => void (server && process.kill(server.pid(), 'SIGSTOP')),
    goOn: () => void (server && process.kill(server.pid(), 'SIGCONT')),
    async close() {
      for (const store of stores) await store.close();
      await server?.kill();
    },
  };
}
