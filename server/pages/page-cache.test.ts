import { describe, expect, test } from 'vitest';
import { visitorKinds } from '../../schemas/page.ts';
import { createPageCache, type CachedPage, type PageCache } from './page-cache.ts';
import type { Visit } from './visit.ts';

const visit: Visit = { device: 'web', visitor: 'anonymous', variants: {} };

function pageFor(
  more: {
    visit?: Visit;
    query?: Record<string, string>;
    tags?: string[];
    path?: string;
    bytes?: number;
  } = {},
): CachedPage {
  return {
    key: { tenant: 'at', path: more.path ?? '/', visit: more.visit ?? visit, query: more.query ?? {} },
    etag: '"1"',
    headers: [],
    bodies: { identity: Buffer.alloc(more.bytes ?? 10) },
    tags: new Set(more.tags ?? []),
    drawnFor: 0,
    drawnAt: 0,
    freshUntil: 15_000,
    hardEnd: 100_000,
    until: undefined,
  };
}

function find(
  cache: PageCache,
  more: Partial<Visit> = {},
  query: Record<string, string> = {},
): CachedPage | undefined {
  return cache.find({ tenant: 'at', path: '/', visit: { ...visit, ...more }, query });
}

describe('a page is found', () => {
  test('by what it depends on, and by nothing else', () => {
    const cache = createPageCache(1_000_000);
    const page = pageFor();
    cache.store(page, new Set(['device']), 0);
    expect(find(cache)).toBe(page);
    expect(find(cache, { visitor: 'logged-in', variants: { e: 'b' } }, { a: '1' })).toBe(page);
    expect(find(cache, { device: 'mobile' })).toBeUndefined();
    expect(cache.find({ tenant: 'default', path: '/', visit, query: {} })).toBeUndefined();
    expect(cache.find({ tenant: 'at', path: '/x', visit, query: {} })).toBeUndefined();
  });

  test('for each state of a visitor by itself, where it depends on that', () => {
    const cache = createPageCache(1_000_000);
    const pages = visitorKinds.map((visitor) => pageFor({ visit: { ...visit, visitor } }));
    for (const page of pages) cache.store(page, new Set(['visitor']), 0);
    expect(visitorKinds.map((visitor) => find(cache, { visitor }))).toEqual(pages);
    expect(find(cache, pages[1]?.key.visit)).toBe(pages[1]);
  });

  test('never for values that run into each other', () => {
    const cache = createPageCache(10_000_000);
    const dimensions = new Set(['query:a', 'query:b', 'visitor']);
    const values = ['', 'x', 'x\n', '\nx', '\n', '"', '\\', 'x"\n"y', '\ud800'];
    const pages = values.flatMap((a) => values.map((b) => pageFor({ query: { a, b } })));
    for (const page of pages) cache.store(page, dimensions, 0);
    for (const page of pages) expect(find(cache, {}, page.key.query)).toBe(page);
  });

  test('no more under what an earlier one depended on', () => {
    const cache = createPageCache(1_000_000);
    const old = pageFor();
    cache.store(old, new Set(['device']), 0);
    // The document changed: for a desktop it now depends on the experiment, too.
    const control = pageFor();
    cache.store(control, new Set(['device', 'experiment:e']), 0);
    // For a phone it does not. What is known of the place is not forgotten by that.
    cache.store(pageFor({ visit: { ...visit, device: 'mobile' } }), new Set(['device']), 0);
    expect(find(cache)).toBe(control);
    expect(find(cache, { variants: { e: 'b' } })).toBeUndefined();
  });
});

describe('a page that was being drawn when its tag was marked', () => {
  test('is stale at once', () => {
    const cache = createPageCache(1_000_000);
    const since = cache.marks();
    cache.markStale(new Set(['other']));
    cache.markStale(new Set(['price:17']));
    const page = pageFor({ tags: ['price:17'] });
    cache.store(page, new Set(), since);
    expect(page.freshUntil).toBe(-Infinity);
    const untouched = pageFor({ path: '/x', tags: ['price:18'] });
    cache.store(untouched, new Set(), since);
    expect(untouched.freshUntil).toBe(15_000);
    const later = pageFor({ tags: ['price:17'] });
    cache.store(later, new Set(), cache.marks());
    expect(later.freshUntil).toBe(15_000);
  });

  test('is stale, too, when more was marked than anybody remembers', () => {
    const cache = createPageCache(1_000_000);
    const since = cache.marks();
    for (let index = 0; index < 1000; index++) cache.markStale(new Set([`t${index}`]));
    const page = pageFor({ tags: ['t0'] });
    cache.store(page, new Set(), since);
    expect(page.freshUntil).toBe(-Infinity);
  });
});

describe('marking', () => {
  test('makes pages stale, deletes none, and says how many', () => {
    const cache = createPageCache(1_000_000);
    const page = pageFor({ tags: ['a', 'b'] });
    cache.store(page, new Set(), 0);
    expect(cache.markStale(new Set(['c']))).toBe(0);
    expect(cache.markStale(new Set(['b', 'c']))).toBe(1);
    expect(find(cache)).toBe(page);
    expect(page.freshUntil).toBe(-Infinity);
  });
});

describe('the room', () => {
  test('is bounded by bytes, small pages counted with what they cost beside their bytes', () => {
    const cache = createPageCache(100_000);
    for (let index = 0; index < 1000; index++) cache.store(pageFor({ path: `/p${index}` }), new Set(), 0);
    expect(cache.stats().entries).toBeLessThan(13);
    expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
  });

  test('takes no page that is larger than itself', () => {
    const cache = createPageCache(100_000);
    cache.store(pageFor({ bytes: 200_000 }), new Set(), 0);
    expect(cache.stats().entries).toBe(0);
  });

  test('of none keeps nothing', () => {
    const cache = createPageCache(0);
    cache.store(pageFor(), new Set(), 0);
    expect([cache.isEnabled, find(cache)]).toEqual([false, undefined]);
  });
});
