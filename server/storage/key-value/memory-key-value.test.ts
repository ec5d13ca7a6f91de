import { beforeEach, describe, expect, test } from 'vitest';
import type { KeyValue } from './key-value.ts';
import { createMemoryKeyValue } from './memory-key-value.ts';

const minute = 60_000;
const log = { error: () => {} };

describe('the key-value store in memory', () => {
  let store: KeyValue;
  beforeEach(() => {
    store = createMemoryKeyValue({ maxBytes: 1_000_000, clock: () => 0, log });
  });

  const kept = async (count: number): Promise<number> => {
    const values = await Promise.all(Array.from({ length: count }, (_, n) => store.get(`key-${n}`)));
    return values.filter((value) => value !== undefined).length;
  };

  test('keeps no more bytes than it may, and lets go what was not used for longest', async () => {
    await store.set('used', 'a', minute);
    for (let n = 0; n < 50; n += 1) {
      await store.set(`key-${n}`, 'a'.repeat(50_000), minute);
      expect(await store.get('used')).toBe('a');
    }
    expect(await kept(50)).toBe(9);
    expect(await store.get('key-49')).toBeDefined();
  });

  test('counts what small entries take beside their texts', async () => {
    for (let n = 0; n < 10_000; n += 1) await store.set(`key-${n}`, 'a', minute);
    expect(await kept(10_000)).toBeLessThan(5000);
  });

  test('takes the largest value however little it may keep', async () => {
    store = createMemoryKeyValue({ maxBytes: 1, clock: () => 0, log });
    await store.set('large', 'a'.repeat(490_000), minute);
    expect(await store.get('large')).toHaveLength(490_000);
  });

  test('is closed for good', async () => {
    await store.close();
    await expect(store.get('a')).rejects.toMatchObject({ name: 'KeyValueUnavailable', reason: 'closed' });
    await expect(store.increment('a', 1, minute)).rejects.toMatchObject({ reason: 'closed' });
  });
});
