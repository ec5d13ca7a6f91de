import { beforeEach, expect, test } from 'vitest';
import { collectingLog } from '../../tests/services/collecting-log.ts';
import { createMemoryKeyValue } from '../storage/key-value/memory-key-value.ts';
import { type CallCounters, refuseTooMany, secondsToWait } from './call-limit.ts';

const limit = { name: 'vote', most: 2, perMs: 60_000 };
const caller = { tenant: 'at', address: '192.0.2.1' };

let now = 0;
let counters: CallCounters;

beforeEach(() => {
  now = 0;
  const keyValue = createMemoryKeyValue({ maxBytes: 100_000, clock: () => now, log: collectingLog() });
  counters = { counters: keyValue, secret: 'a secret of thirty-two characters' };
});

const waits = (from = caller, of = limit) => secondsToWait(counters, of, from);

test('too many calls wait until the time is over', async () => {
  expect([await waits(), await waits(), await waits()]).toEqual([undefined, undefined, 60]);
  now = 30_500;
  expect(await waits()).toBe(30);
  now = 60_000;
  expect(await waits()).toBeUndefined();
});

test('each address, shop and limit is counted apart', async () => {
  for (let calls = 0; calls < 3; calls++) await waits();
  expect(await waits({ ...caller, address: '192.0.2.2' })).toBeUndefined();
  expect(await waits({ ...caller, tenant: 'default' })).toBeUndefined();
  expect(await waits(caller, { ...limit, name: 'survey' })).toBeUndefined();
  expect(await waits()).toBe(60);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:7', true],
  ['2001:db8::1', '2001:0DB8:0:0::2', true],
  ['::1', '0:0:0:0:0:0:0:2', true],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.8', false],
])('%s and %s are one caller: %s', async (one, other, isOne) => {
  for (let calls = 0; calls < 3; calls++) await waits({ ...caller, address: one });
  expect(await waits({ ...caller, address: other })).toBe(isOne ? 60 : undefined);
});

test('no counter is named by an address, nor by what everybody can make of it', async () => {
  const names: string[] = [];
  const own: CallCounters['counters'] = {
    async increment(name) {
      names.push(name);
      return { value: 1, remainingMs: 1 };
    },
  };
  await secondsToWait({ counters: own, secret: 'one' }, limit, caller);
  await secondsToWait({ counters: own, secret: 'another' }, limit, caller);
  expect(names.map((name) => name.split(':').slice(0, 2))).toEqual([
    ['vote', 'at'],
    ['vote', 'at'],
  ]);
  expect(names.join(' ')).not.toContain(caller.address);
  expect(new Set(names).size).toBe(2);
});

test('a refusal says when to come again', async () => {
  for (let calls = 0; calls < 2; calls++) await refuseTooMany(counters, limit, caller);
  await expect(refuseTooMany(counters, limit, caller)).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '60' },
  });
});
