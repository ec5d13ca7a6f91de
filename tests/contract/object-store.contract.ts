import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from '../../server/storage/objects/object-store.ts';

/** Everything that an object store promises. `start` gives an empty one. */
export function objectStoreContract(
  name: string,
  start: () => Promise<{ store: ObjectStore; close: () => Promise<void> }>,
): void {
  describe(`object store: ${name}`, () => {
    let store: ObjectStore;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ store, close } = await start());
    });
    afterAll(() => close());

    async function read(object: string): Promise<Buffer | undefined> {
      const stream = await store.get(object);
      return stream && buffer(stream);
    }

    test('gives back what it was given, byte for byte', async () => {
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
      await store.put('a', bytes);
      await store.put('shop/at/2026/b-1', Buffer.from('Größe'));
      expect(await read('a')).toEqual(bytes);
      expect(String(await read('shop/at/2026/b-1'))).toBe('Größe');
    });

    test('holds an empty file and one of six megabytes', async () => {
      const large = Buffer.alloc(6_000_000, 'ab');
      await store.put('empty', Buffer.alloc(0));
      await store.put('large', large);
      expect(await read('empty')).toHaveLength(0);
      expect((await read('large'))?.equals(large)).toBe(true);
    });

    test('has nothing of a name that was never given, nor of a folder', async () => {
      await store.put('folder/file', Buffer.from('x'));
      expect(await read('folder/other')).toBeUndefined();
      expect(await read('nothing')).toBeUndefined();
    });

    test('takes a newer file of the same name whole', async () => {
      await store.put('twice', Buffer.from('a longer text that was first'));
      await store.put('twice', Buffer.from('short'));
      expect(String(await read('twice'))).toBe('short');
    });

    test('stores one of the files that are given at once under one name', async () => {
      const given = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, String(n)));
      await Promise.all(given.map((bytes) => store.put('contested', bytes)));
      const kept = await read('contested');
      expect(given.some((bytes) => kept?.equals(bytes))).toBe(true);
    });

    test('forgets what is deleted, and minds nothing that is gone', async () => {
      await store.put('going', Buffer.from('x'));
      await store.delete('going');
      expect(await read('going')).toBeUndefined();
      await store.delete('going');
    });

    test.each([
      '',
      '/',
      '/etc/passwd',
      '../x',
      'a/../b',
      'a//b',
      'a/',
      'A',
      'a.jpg',
      'a\\b',
      'a\0b',
      'größe',
      '%2e%2e',
      '-a',
      'a/b/c/d/e',
      'a'.repeat(65),
    ])('refuses %j for a name', async (object) => {
      await expect(store.put(object, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(store.get(object)).rejects.toThrow(RangeError);
      await expect(store.delete(object)).rejects.toThrow(RangeError);
    });
  });
}
