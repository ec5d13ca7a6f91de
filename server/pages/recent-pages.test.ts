import { expect, test } from 'vitest';
import type { CachedPage } from './page-cache.ts';
import { createRecentPages } from './recent-pages.ts';

const found = (path: string) => ({ page: { etag: path } as CachedPage, tenant: 'at' });

function openRecent() {
  const cache = { at: 0, revision: () => cache.at };
  const recent = createRecentPages(cache);
  return { cache, recent };
}

test('a page is found again by host, target and device, and by nothing else', () => {
  const { recent } = openRecent();
  recent.keep('at.example', '/', 'web', found('/'), 0);
  expect(recent.find('at.example', '/', 'web', 1)).toMatchObject(found('/'));
  expect(recent.find('at.example', '/', 'mobile', 1)).toBeUndefined();
  expect(recent.find('at.example', '/x', 'web', 1)).toBeUndefined();
  expect(recent.find('other.example', '/', 'web', 1)).toBeUndefined();
});

test('once the cache has changed, it is looked for again', () => {
  const { cache, recent } = openRecent();
  recent.keep('at.example', '/', 'web', found('/'), 0);
  cache.at++;
  expect(recent.find('at.example', '/', 'web', 1)).toBeUndefined();
});

test('and once a second in any case, so that the cache knows what is asked for', () => {
  const { recent } = openRecent();
  recent.keep('at.example', '/', 'web', found('/'), 0);
  expect(recent.find('at.example', '/', 'web', 999)).toBeDefined();
  expect(recent.find('at.example', '/', 'web', 1000)).toBeUndefined();
});

test('a stranger who makes hosts and targets up is forgotten in time', () => {
  const { recent } = openRecent();
  for (let n = 0; n < 1001; n++) recent.keep('at.example', `/${n}`, 'web', found('/'), 0);
  expect(recent.find('at.example', '/0', 'web', 1)).toBeUndefined();
  expect(recent.find('at.example', '/1000', 'web', 1)).toBeDefined();
  for (let n = 0; n < 100; n++) recent.keep(`${n}.example`, '/', 'web', found('/'), 0);
  expect(recent.find('at.example', '/1000', 'web', 1)).toBeUndefined();
});
