import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../../renderer/contract/rendered-page.ts';
import { publicHeaders } from './page-headers.ts';

const now = 1_000_000;

function headerOf(name: string, facts: Partial<PageFacts>): string | undefined {
  const all: PageFacts = {
    dimensions: new Set(),
    tags: new Set(),
    until: undefined,
    styleHash: 'sha256-a',
    scriptHashes: [],
    frameOrigins: [],
    issues: [],
    frameIssues: [],
    ...facts,
  };
  const headers = publicHeaders(all, now, { baseHeaders: [], development: false }, 'de-AT');
  return headers[headers.indexOf(name) + 1];
}

describe('the life of a page', () => {
  test.each([
    [undefined, 'public, max-age=0, s-maxage=15, stale-while-revalidate=86400'],
    [now + 60_999, 'public, max-age=0, s-maxage=15, stale-while-revalidate=45'],
    [now + 999, 'public, max-age=0, s-maxage=0, stale-while-revalidate=0'],
    [now - 5000, 'public, max-age=0, s-maxage=0, stale-while-revalidate=0'],
  ])('is told to caches without a time below nothing: %s', (until, value) => {
    expect(headerOf('Cache-Control', { until })).toBe(value);
  });

  test.each([
    [['device'], 'public', 'Accept-Encoding, User-Agent'],
    [['query:a'], 'public', 'Accept-Encoding'],
    [['visitor'], 'private, no-cache', 'Accept-Encoding, Cookie'],
    [['experiment:e', 'device'], 'private, no-cache', 'Accept-Encoding, User-Agent, Cookie'],
  ])('depends on %j', (dimensions, control, vary) => {
    expect(headerOf('Cache-Control', { dimensions: new Set(dimensions) })).toContain(control);
    expect(headerOf('Vary', { dimensions: new Set(dimensions) })).toBe(vary);
  });
});

describe('the tags for a CDN', () => {
  test('are words of printable ASCII, and end within 8 KiB', () => {
    const tags = new Set([
      'page:a',
      'page:ü',
      'page:a b',
      'x\r\nSet-Cookie: a=1',
      '',
      ...Array.from({ length: 2000 }, (_, index) => `tag:${index}`),
    ]);
    const keys = headerOf('Surrogate-Key', { tags }) ?? '';
    expect(keys.startsWith('page:a tag:0 ')).toBe(true);
    expect(keys.length).toBeLessThanOrEqual(8192);
    expect(keys).not.toMatch(/[^\x20-\x7e]|Set-Cookie|page:ü/);
  });
});
