import { mkdtemp, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'pictures-'));

describe('createPictureCache', () => {
  it('gives back what was stored, and nothing for what was not', async () => {
    const cache = createPictureCache(await folder());
    await cache.write('a1b2/dress-480.webp', Buffer.from('picture'));
    expect(await cache.read('a1b2/dress-480.webp')).toEqual(Buffer.from('picture'));
    expect(await cache.read('a1b2/dress-960.webp')).toBeUndefined();
  });

  it('takes a file that was cut off or altered for missing', async () => {
    const dir = await folder();
    const cache = createPictureCache(dir);
    const path = join(dir, 'a/x.avif');
    await cache.write('a/x.avif', Buffer.from('a whole picture'));
    const whole = await readFile(path);

    await truncate(path, whole.length - 3);
    expect(await cache.read('a/x.avif')).toBeUndefined();

    const altered = Buffer.from(whole);
    altered.writeUInt8((altered.readUInt8(4) + 1) % 256, 4);
    await writeFile(path, altered);
    expect(await cache.read('a/x.avif')).toBeUndefined();

    await writeFile(path, '');
    expect(await cache.read('a/x.avif')).toBeUndefined();
  });

  it('leaves one whole file when the same picture is stored many times at once', async () => {
    const dir = await folder();
    const cache = createPictureCache(dir);
    await Promise.all(Array.from({ length: 20 }, () => cache.write('r/same.jpeg', Buffer.alloc(5000, 7))));
    expect(await cache.read('r/same.jpeg')).toEqual(Buffer.alloc(5000, 7));
    expect(await readdir(join(dir, 'r'))).toEqual(['same.jpeg']);
  });
});
