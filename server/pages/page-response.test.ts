import { createServer } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../../renderer/contract/page-contract.ts';
import { askedOf, encodeBodies, encodingFor, lifeOf, publicHeaders, sendPage } from './page-response.ts';

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
    [undefined, 15_000, 15_000 + 86_400_000],
    [now + 60_000, 15_000, 60_000],
    [now + 5000, 5000, 5000],
    [now - 5000, -5000, -5000],
  ])('that ends at %s', (until, fresh, end) => {
    expect(lifeOf({ until }, now)).toEqual({ freshUntil: now + fresh, hardEnd: now + end });
  });

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

describe('the encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000 , gzip', 'gzip'],
    ['br; q=0.1', 'br'],
    ['GZIP', 'gzip'],
    ['x-br, br-x, brotli', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  test.each([0, 1, 65_520, 65_521, 5_000_000])('brings %i bytes back as they were', async (length) => {
    const html = Buffer.alloc(length, 'Größe <b>');
    const { br } = await encodeBodies(html, ['br']);
    expect(brotliDecompressSync(br as Buffer).equals(html)).toBe(true);
  });
});

test('a page that has not changed still tells the browser to stay with HTTPS', async () => {
  const page = {
    headers: ['Strict-Transport-Security', 'max-age=1', 'X-Frame-Options', 'DENY', 'Vary', 'Accept-Encoding'],
    bodies: { identity: Buffer.from('a') },
    etag: '"a"',
    drawnAt: now,
  };
  const server = createServer((asking, response) => sendPage(response, page, askedOf(asking), now));
  const { status, headers } = await request(server).get('/').set('If-None-Match', '"a"');
  expect(status).toBe(304);
  expect(headers['strict-transport-security']).toBe('max-age=1');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['x-frame-options']).toBeUndefined();
});
