import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeyValue } from '../../server/storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../../server/storage/key-value/key-value-unavailable.ts';

export interface StartedStore {
  store: KeyValue;
  /** Another process's view of the same store; the same one where only one process uses it. */
  other: KeyValue;
  /** Lets time pass, really or not. */
  pass: (ms: number) => Promise<void>;
  /** Milliseconds by which calls may be late here. */
  tickMs: number;
  close: () => Promise<void>;
}

/** The reason of an outage, or what came instead. */
export async function storeOutageOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await call };
  } catch (error) {
    return error instanceof KeyValueUnavailable ? error.reason : error;
  }
}

/** Waits until the value is there; for what happens in other processes. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** What every driver of the key-value port does alike. `start` is `undefined` where there is no such server. */
export function keyValueContract(driver: string, start: (() => Promise<StartedStore>) | undefined): void {
  describe.runIf(start !== undefined)(`key-value: ${driver}`, () => {
    let started: StartedStore;
    let store: KeyValue;
    let other: KeyValue;
    let tick = 0;
    const minute = 60_000;

    beforeAll(async () => {
      if (start === undefined) return;
      started = await start();
      ({ store, other, tickMs: tick } = started);
    });
    afterAll(() => started.close());

    test('gives back what was set, to all processes, and nothing for what was not', async () => {
      const text = 'Größe "L"\n🛍️\0';
      await store.set('text', text, minute);
      await store.set('empty', '', minute);
      expect([await other.get('text'), await other.get('empty'), await store.get('never')]).toEqual([
        text,
        '',
        undefined,
      ]);
      await store.set('text', 'new', minute);
      expect(await other.get('text')).toBe('new');
    });

    test('forgets when the time is over, counted from the last write', async () => {
      await store.set('short', 'a', 3 * tick);
      await started.pass(2 * tick);
      await store.set('short', 'b', 3 * tick);
      await started.pass(2 * tick);
      expect(await store.get('short')).toBe('b');
      await started.pass(2 * tick);
      expect(await store.get('short')).toBeUndefined();
      expect(await store.delete('short')).toBe(false);
    });

    test('compares before it sets', async () => {
      expect(await store.compareAndSet('cas', 'x', 'a', minute)).toBe(false);
      expect(await store.compareAndSet('cas', undefined, 'a', minute)).toBe(true);
      expect(await other.compareAndSet('cas', undefined, 'b', minute)).toBe(false);
      expect(await other.compareAndSet('cas', 'a', '', minute)).toBe(true);
      expect(await store.compareAndSet('cas', undefined, 'c', minute)).toBe(false);
      expect(await store.compareAndSet('cas', '', 'c', minute)).toBe(true);
      expect(await store.get('cas')).toBe('c');
    });

    test('lets one of many set what nobody has set', async () => {
      const tries = Array.from({ length: 50 }, (_, n) =>
        (n % 2 === 0 ? store : other).compareAndSet('race', undefined, String(n), minute),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    });

    test('is a lock: taken once, held on, let go only by who holds it, free when its time is over', async () => {
      expect(await store.compareAndSet('lock', undefined, 'mine', 3 * tick)).toBe(true);
      await started.pass(2 * tick);
      expect(await store.compareAndSet('lock', 'mine', 'mine', 3 * tick)).toBe(true);
      await started.pass(2 * tick);
      expect(await other.delete('lock', 'yours')).toBe(false);
      expect(await other.compareAndSet('lock', undefined, 'yours', 3 * tick)).toBe(false);
      await started.pass(2 * tick);
      expect(await other.compareAndSet('lock', undefined, 'yours', 3 * tick)).toBe(true);
      expect(await store.delete('lock', 'mine')).toBe(false);
      expect(await other.delete('lock', 'yours')).toBe(true);
      expect(await store.get('lock')).toBeUndefined();
    });

    test('counts exactly under many hands', async () => {
      const calls = Array.from({ length: 100 }, (_, n) =>
        (n % 2 === 0 ? store : other).increment('count', 1, minute),
      );
      const values = (await Promise.all(calls)).map((counter) => counter.value);
      expect(values.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
      expect(await store.increment('count', -30, minute)).toMatchObject({ value: 70 });
      expect(await store.get('count')).toBe('70');
    });

    test('counts for a time that begins with the first call', async () => {
      expect(await store.increment('window', 1, 4 * tick)).toEqual({ value: 1, remainingMs: 4 * tick });
      await started.pass(3 * tick);
      const second = await store.increment('window', 1, 4 * tick);
      expect(second.value).toBe(2);
      expect(second.remainingMs).toBeGreaterThan(0);
      expect(second.remainingMs).toBeLessThanOrEqual(tick);
      await started.pass(2 * tick);
      expect(await store.increment('window', 1, 4 * tick)).toEqual({ value: 1, remainingMs: 4 * tick });
    });

    test('goes on counting from a number that was set, and refuses a text', async () => {
      await store.set('set', '41', minute);
      expect(await store.increment('set', 1, minute)).toMatchObject({ value: 42 });
      for (const text of ['a', '', '1.5', '007', '1e3']) {
        await store.set('set', text, minute);
        await expect(store.increment('set', 1, minute)).rejects.toThrow(TypeError);
      }
    });

    test('deletes', async () => {
      await store.set('gone', 'a', minute);
      expect([await other.delete('gone'), await store.get('gone'), await other.delete('gone')]).toEqual([
        true,
        undefined,
        false,
      ]);
    });

    test('refuses keys, values, steps and times that not every driver can keep', async () => {
      const calls = [
        () => store.get(''),
        () => store.set('k'.repeat(513), 'a', minute),
        () => store.set('k', 'ä'.repeat(250_001), minute),
        () => store.set('k', 'a', 0),
        () => store.set('k', 'a', 1.5),
        () => store.set('k', 'a', Number.POSITIVE_INFINITY),
        () => store.compareAndSet('k', undefined, 'a', -1),
        () => store.increment('k', 0.5, minute),
        () => store.delete(''),
        () => store.publish('', 'a'),
      ];
      for (const call of calls) await expect(call()).rejects.toThrow(RangeError);
      expect(await store.get('k')).toBeUndefined();
      await store.set('k'.repeat(512), 'ä'.repeat(250_000), 366 * 24 * 60 * minute);
      expect(await store.get('k'.repeat(512))).toHaveLength(250_000);
      expect(await store.delete('k'.repeat(512))).toBe(true);
    });

    test('tells messages to all who listen to the channel, in order, until they stop', async () => {
      const heard: Record<'a' | 'b' | 'elsewhere', string[]> = { a: [], b: [], elsewhere: [] };
      const listen = (on: KeyValue, channel: string, to: string[]) =>
        on.subscribe(channel, { onMessage: (message) => to.push(message), onGap: () => to.push('gap') });
      const stopA = await listen(store, 'news', heard.a);
      await listen(other, 'news', heard.b);
      await listen(store, 'else', heard.elsewhere);
      for (const message of ['1', '2', '3']) await other.publish('news', message);
      await until(() => heard.a.length >= 3 && heard.b.length >= 3);
      await stopA();
      await store.publish('news', '4');
      await until(() => heard.b.length >= 4);
      expect(heard).toEqual({ a: ['1', '2', '3'], b: ['1', '2', '3', '4'], elsewhere: [] });
    });

    test('lets others listen when one fails', async () => {
      const heard: string[] = [];
      const broken = () => {
        throw new Error('cannot listen');
      };
      await store.subscribe('loud', { onMessage: broken, onGap: broken });
      await store.subscribe('loud', { onMessage: (message) => heard.push(message), onGap: () => {} });
      await store.publish('loud', 'a');
      await store.publish('loud', 'b');
      await until(() => heard.length === 2);
      expect(heard).toEqual(['a', 'b']);
    });
  });
}
