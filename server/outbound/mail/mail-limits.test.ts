import { expect, test } from 'vitest';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../../storage/key-value/key-value-unavailable.ts';
import { createMemoryKeyValue } from '../../storage/key-value/memory-key-value.ts';
import { createMailLimits, type MailRequest } from './mail-limits.ts';
import type { MailPurpose } from './mail.ts';

const minute = 60_000;
const hour = 60 * minute;

function limits(isAway = false) {
  const state = { now: 0, names: [] as string[] };
  const store = (): KeyValue =>
    createMemoryKeyValue({ maxBytes: 1, clock: () => state.now, log: collectingLog() });
  const shared = store();
  const keyValue: Pick<KeyValue, 'increment'> = {
    async increment(name, by, ttlMs) {
      state.names.push(name);
      if (isAway) throw new KeyValueUnavailable('timeout', 'away');
      return shared.increment(name, by, ttlMs);
    },
  };
  const { take } = createMailLimits({ keyValue, spare: store(), secret: 'x'.repeat(32) });
  const ask = (changes: Partial<MailRequest> = {}) =>
    take({ tenant: 'at', purpose: 'reset-password', address: 'maria@example.at', ...changes });
  return { state, ask };
}
const fine = { ok: true };
const tooMany = (waitMs: number) => ({ ok: false, reason: 'too-many', waitMs });

test('one mail in ten minutes, three a day, to one person for one purpose in one shop', async () => {
  const { state, ask } = limits();
  expect(await ask()).toEqual(fine);
  expect(await ask()).toEqual(tooMany(10 * minute));
  state.now = 9 * minute;
  expect(await ask()).toEqual(tooMany(minute));
  state.now = 10 * minute;
  expect(await ask()).toEqual(fine);
  state.now = 20 * minute;
  expect(await ask()).toEqual(fine);
  state.now = 30 * minute;
  expect(await ask()).toEqual(tooMany(24 * hour - 30 * minute));
  // Others are not kept from theirs.
  expect(await ask({ purpose: 'confirm-registration' })).toEqual(fine);
  expect(await ask({ tenant: 'default' })).toEqual(fine);
  expect(await ask({ address: 'maria@example.ch' })).toEqual(fine);
  state.now = 24 * hour;
  expect(await ask()).toEqual(fine);
});

test.each(['Maria@Example.AT', 'maria+shop@example.at', ' maria@example.at', 'MARIA+a+b@example.at'])(
  '%j is the same person as maria@example.at',
  async (address) => {
    const { ask } = limits();
    await ask();
    expect(await ask({ address })).toEqual(tooMany(10 * minute));
  },
);

test('of a thousand requests at the same time one is met', async () => {
  const { ask } = limits();
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => ask({ address: `maria+${index}@example.at` })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test.each<MailPurpose>(['password-changed', 'email-change-notice'])(
  '%s tells of every change, up to ten a day',
  async (purpose) => {
    const { ask } = limits();
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push((await ask({ purpose })).ok);
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([false, false]);
  },
);

test('counters know no address', async () => {
  const { state, ask } = limits();
  await ask();
  expect(state.names).toHaveLength(2);
  expect(state.names.join()).not.toMatch(/maria|example/);
});

test('limits hold in each process while the shared store is away', async () => {
  const { ask } = limits(true);
  expect(await ask()).toEqual(fine);
  expect(await ask()).toEqual(tooMany(10 * minute));
});
