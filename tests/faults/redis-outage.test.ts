import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KeyValue } from '../../server/storage/key-value/key-value.ts';
import { createRedisKeyValue } from '../../server/storage/key-value/redis-key-value.ts';
import { storeOutageOf } from '../contract/key-value.contract.ts';
import { freePort } from '../running/free-port.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { hasRedis, type RedisServer, startRedis } from '../services/redis-server.ts';
import { startSilentServer } from '../services/silent-server.ts';

// Redis when it is away, silent, killed, full and back.

const minute = 60_000;
let log = collectingLog();
let now = 0;
const opened: KeyValue[] = [];
const servers: RedisServer[] = [];

beforeEach(() => {
  log = collectingLog();
  now = 0;
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  for (const server of servers.splice(0)) await server.kill();
});

/** A store whose rest lasts until the test's clock says so. */
function open(url: string, connectMs = 10_000): KeyValue {
  const times = { connectMs, commandMs: 600, restMs: 1000 };
  const store = createRedisKeyValue({ url, namespace: 'test', clock: () => now, log, ...times });
  opened.push(store);
  return store;
}

async function start(...more: string[]): Promise<RedisServer> {
  const server = await startRedis(...more);
  servers.push(server);
  return server;
}

/** Calls until it is answered. */
async function untilAnswered(store: KeyValue): Promise<void> {
  while (typeof (await storeOutageOf(store.get('any'))) !== 'object') {
    now += 1000;
    await sleep(10);
  }
}

describe('Redis that is not there', () => {
  test('is told at each call, of every kind, and logged once', async () => {
    const store = open(`redis://127.0.0.1:${await freePort()}`);
    const calls = [
      store.get('a'),
      store.set('a', 'b', minute),
      store.compareAndSet('a', undefined, 'b', minute),
      store.increment('a', 1, minute),
      store.delete('a'),
      store.delete('a', 'b'),
      store.publish('a', 'b'),
    ];
    expect(new Set(await Promise.all(calls.map(storeOutageOf)))).toEqual(new Set(['refused']));
    expect(log.lines).toEqual(['Redis is not available']);
  });

  test('does not keep a closing process', async () => {
    const store = open(`redis://127.0.0.1:${await freePort()}`);
    await store.close();
    expect(await storeOutageOf(store.get('a'))).toBe('closed');
  });
});

describe('Redis that takes connections and says nothing', () => {
  test('is told at each call', async () => {
    const silent = await startSilentServer();
    const store = open(`redis://127.0.0.1:${silent.port}`, 300);
    expect(await storeOutageOf(store.get('a'))).toBe('refused');
    expect(await storeOutageOf(store.get('a'))).toBe('refused');
    await store.close();
    silent.close();
  });
});

describe.runIf(hasRedis())('Redis', () => {
  test('that hangs is asked once in a while by one call, and serves again when it goes on', async () => {
    const server = await start();
    const store = open(server.url);
    await store.set('a', 'b', minute);
    process.kill(server.pid(), 'SIGSTOP');
    expect(await storeOutageOf(store.get('a'))).toBe('timeout');
    // Refused without a wait: all of these together take no longer than the first did.
    const order: string[] = [];
    const limit = sleep(590).then(() => order.push('time'));
    for (let n = 0; n < 100; n += 1) expect(await storeOutageOf(store.get('a'))).toBe('timeout');
    order.push('refused');
    await limit;
    expect(order).toEqual(['refused', 'time']);
    process.kill(server.pid(), 'SIGCONT');
    expect(await storeOutageOf(store.get('a'))).toBe('timeout');
    now += 5000;
    expect(await store.get('a')).toBe('b');
    expect(log.lines).toEqual(['Redis is not available', 'Redis is available again']);
  });

  test('that hangs for long gets a new connection, which serves', async () => {
    const server = await start();
    const store = open(server.url);
    await store.set('a', 'b', minute);
    process.kill(server.pid(), 'SIGSTOP');
    for (let n = 0; n < 4; n += 1) {
      await storeOutageOf(store.get('a'));
      now += 1000;
    }
    process.kill(server.pid(), 'SIGCONT');
    await untilAnswered(store);
    expect(await store.get('a')).toBe('b');
  });

  test('that is killed and back, empty, serves the same store', async () => {
    const server = await start();
    const store = open(server.url);
    await store.set('a', 'b', minute);
    const underWay = Array.from({ length: 20 }, () => storeOutageOf(store.increment('n', 1, minute)));
    await server.kill();
    for (const answer of await Promise.all(underWay)) expect([answer, 'refused']).toContain(answer);
    expect(await storeOutageOf(store.get('a'))).toBe('refused');
    await server.start();
    await untilAnswered(store);
    expect(await store.get('a')).toBeUndefined();
    expect(await store.compareAndSet('a', undefined, 'c', minute)).toBe(true);
  });

  test('that is killed and back is listened to again, and listeners are told of the gap', async () => {
    const server = await start();
    const [store, other] = [open(server.url), open(server.url)];
    const heard: string[] = [];
    const subscriber = {
      onMessage: (message: string) => heard.push(message),
      onGap: () => heard.push('gap'),
    };
    await store.subscribe('news', subscriber);
    await other.publish('news', '1');
    while (heard.length < 1) await sleep(5);
    await server.kill();
    await server.start();
    await untilAnswered(other);
    while (!heard.includes('gap')) await sleep(5);
    await other.publish('news', '2');
    while (heard.length < 3) await sleep(5);
    expect(heard).toEqual(['1', 'gap', '2']);
  });

  test('that comes later is listened to from then on', async () => {
    const server = await start();
    await server.kill();
    const store = open(server.url);
    const heard: string[] = [];
    await store.subscribe('news', {
      onMessage: (message) => heard.push(message),
      onGap: () => heard.push('gap'),
    });
    await server.start();
    while (!heard.includes('gap')) await sleep(5);
    await store.publish('news', '1');
    while (heard.length < 2) await sleep(5);
    expect(heard).toEqual(['gap', '1']);
  });

  test('that is full says so, and still reads', async () => {
    const server = await start('--maxmemory', '3mb', '--maxmemory-policy', 'noeviction');
    const store = open(server.url);
    await store.set('first', 'a', minute);
    let answer: unknown;
    for (let n = 0; n < 50 && typeof answer !== 'string'; n += 1) {
      answer = await storeOutageOf(store.set(`k${n}`, 'a'.repeat(400_000), minute));
    }
    expect(answer).toBe('full');
    expect(await store.get('first')).toBe('a');
  });
});
