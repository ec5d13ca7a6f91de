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
  expect(await listedPages(source, shop)).toEqual(['/', '/lp/a', '/lp/b']);
});

test('a list that leads back to itself ends, and a broken one is told of', async () => {
  const circle = sourceOf({ first: { pages: [], next: 'b' }, b: { pages: [{ path: '/' }], next: 'b' } });
  expect(await listedPages(circle, shop)).toEqual(['/']);
  await expect(listedPages(sourceOf({ first: { pages: [{ path: 7 }] } }), shop)).rejects.toThrow('path');
});
