import type { Logger } from 'pino';
import { checkEntry, checkKey, checkStep } from './entry-limits.ts';
import type { KeyValue } from './key-value.ts';
import { openRedisConnection, type RedisClient } from './redis-connection.ts';
import { createSubscriptions } from './subscriptions.ts';

export interface RedisKeyValueOptions {
  url: string;
  /** Before every key and channel, so that others may use the same server. */
  namespace: string;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: Pick<Logger, 'info' | 'error'>;
  /** Default: 500. */
  connectMs?: number;
  /** Default: 200. */
  commandMs?: number;
  /** Default: 1000. */
  restMs?: number;
}

const compareAndSetScript = `
local present = redis.call('GET', KEYS[1])
if (ARGV[1] == '1' and present ~= ARGV[2]) or (ARGV[1] == '0' and present) then return 0 end
redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[4])
return 1`;

const compareAndDeleteScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

const incrementScript = `
local value = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {value, left}`;

/** Milliseconds between looks whether a connection on which one only listens is still alive. */
const heartbeatMs = 5000;

/** Keeps everything in Redis (6 or later, or Valkey), which processes share. Calls do not wait for a server that is away. */
export function createRedisKeyValue(options: RedisKeyValueOptions): KeyValue {
  const { url, namespace, clock, log, connectMs = 500, commandMs = 200, restMs = 1000 } = options;
  const subscriptions = createSubscriptions(log);
  const full = (key: string): string => `${namespace}:${key}`;
  const state = { mayHaveMissed: false };
  const connection = openRedisConnection({ url, connectMs, commandMs, restMs, clock, log, onConnect });
  const run = connection.run;
  const heartbeat = setInterval(() => {
    if (subscriptions.channels().length > 0) run((client) => client.ping()).catch(() => {});
  }, heartbeatMs).unref();

  /** Every channel on a new connection; then whoever listens may read again what it missed. */
  function onConnect(client: RedisClient): void {
    const { mayHaveMissed } = state;
    state.mayHaveMissed = true;
    Promise.all(subscriptions.channels().map((channel) => listen(client, channel)))
      .then(() => mayHaveMissed && subscriptions.tellGap())
      // The connection is gone again; the next one does the same.
      .catch(() => {});
  }

  /** One listener for each channel and client: the client counts the same function once. */
  const listeners = new Map<string, (message: string) => void>();
  function listen(client: RedisClient, channel: string): Promise<void> {
    const listener = listeners.get(channel) ?? ((message: string) => subscriptions.deliver(channel, message));
    listeners.set(channel, listener);
    return client.subscribe(full(channel), listener);
  }

  async function evaluate(script: string, key: string, args: readonly string[]): Promise<unknown> {
    return run((client) => client.eval(script, { keys: [full(key)], arguments: [...args] }));
  }

  return {
    async get(key) {
      checkKey(key);
      return (await run((client) => client.get(full(key)))) ?? undefined;
    },
    async set(key, value, ttlMs) {
      checkEntry(key, value, ttlMs);
      await run((client) => client.set(full(key), value, { expiration: { type: 'PX', value: ttlMs } }));
    },
    async compareAndSet(key, expected, value, ttlMs) {
      checkEntry(key, value, ttlMs);
      const args = [expected === undefined ? '0' : '1', expected ?? '', value, String(ttlMs)];
      return (await evaluate(compareAndSetScript, key, args)) === 1;
    },
    async increment(key, by, ttlMs) {
      checkStep(by);
      checkEntry(key, '', ttlMs);
      try {
        const answer = await evaluate(incrementScript, key, [String(by), String(ttlMs)]);
        const [value, remainingMs] = answer as [number, number];
        return { value, remainingMs };
      } catch (error) {
        if (error instanceof Error && error.message.includes('not an integer')) {
          throw new TypeError(`${key} holds no counter`, { cause: error });
        }
        throw error;
      }
    },
    async delete(key, expected) {
      checkKey(key);
      if (expected !== undefined) return (await evaluate(compareAndDeleteScript, key, [expected])) === 1;
      return (await run((client) => client.del(full(key)))) === 1;
    },
    async publish(channel, message) {
      checkEntry(channel, message, 1);
      await run((client) => client.publish(full(channel), message));
    },
    async subscribe(channel, subscriber) {
      checkKey(channel);
      if (subscriptions.add(channel, subscriber)) {
        // Without a connection it takes effect with the next one.
        await run((client) => listen(client, channel)).catch(() => (state.mayHaveMissed = true));
      }
      return async () => {
        if (!subscriptions.remove(channel, subscriber)) return;
        await run((client) => client.unsubscribe(full(channel))).catch(() => {});
      };
    },
    async close() {
      clearInterval(heartbeat);
      await connection.close();
    },
  };
}
