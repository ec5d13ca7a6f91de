import { expect, test } from 'vitest';
import type { ContentSource } from '../content/content-source.ts';
import { listedPages } from './listed-pages.ts';

const shop = { tenant: 'at', locale: 'de-AT' };

/** A source with a list in parts, by their cursors. */
function sourceOf(parts: Record<string, object>): Pick<ContentSource, 'read'> {
  return {
    read: (address) => {
      const body = parts[address.kind === 'list' ? (address.cursor ?? 'first') : ''];
      return Promise.resolve(body ? { status: 'found', body, bytes: 1 } : { status: 'missing' });
    },
  };
}

test('a list is read to its end, whatever its pages are', async () => {
  const source = sourceOf({
    first: {
      pages: [
        { path: '/', status: 'published' },
        { path: '/lp/a', status: 'draft' },
      ],
      next: 'b',
    },
    b: { pages: [{ path: '/lp/b' }, { path: '/' }], next: null },
  });
  expect(await listedPages(source, shop)).toEqual({ paths: new Set(['/', '/lp/a', '/lp/b']), broken: [] });
});

test('a list that leads back to itself ends, and a broken one is told of', async () => {
  const circle = sourceOf({ first: { pages: [], next: 'b' }, b: { pages: [{ path: '/' }], next: 'b' } });
  expect((await listedPages(circle, shop)).paths).toEqual(new Set(['/']));
  await expect(listedPages(sourceOf({ first: { pages: 7 } }), shop)).rejects.toThrow('pages');
});

test('an entry that is broken costs no other page its place, and is told of', async () => {
  const source = sourceOf({ first: { pages: [{ path: 7 }, { path: '/lp/a' }, null] } });
  expect(await listedPages(source, shop)).toEqual({
    paths: new Set(['/lp/a']),
    broken: ['/pages/0', '/pages/2'],
  });
});
