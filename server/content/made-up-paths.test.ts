import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { collectLog } from '../../tests/faults/collected-log.ts';
import { listen, stop } from '../../tests/faults/fault-proxy.ts';
import type { ContentAddress } from './content-source.ts';
import { createDocumentCache, type DocumentAnswer, type DocumentCache } from './document-cache.ts';
import { createHttpContentSource } from './http-content-source.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A document cache before a CMS that never answers for made-up paths, and at once for every other. */
async function setUp(timeoutMs = 30_000) {
  const hanging: ServerResponse[] = [];
  const version = { number: 1 };
  const server = createServer((request, response) => {
    if (request.url?.includes('made-up')) hanging.push(response);
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ version: version.number }));
  });
  const base = await listen(server);
  closers.push(() => {
    for (const response of hanging) response.destroy();
    return stop(server);
  });
  const { log } = collectLog();
  const source = createHttpContentSource({
    cmsUrl: `${base}/content`,
    bucketUrl: `${base}/buckets`,
    log,
    retries: 0,
    timeoutMs,
  });
  const cache = createDocumentCache({
    source,
    clock: () => 0,
    random: () => 0.5,
    maxBytes: 1_000_000,
    log,
    metrics: { count() {} },
  });
  return { cache, hanging, version };
}

const page = (path: string): ContentAddress => ({ kind: 'page', tenant: 'at', locale: 'de-AT', path });

function get(cache: DocumentCache, path: string): Promise<DocumentAnswer<unknown>> {
  const parse = (value: unknown) => ({ ok: true as const, value, tags: [] });
  return cache.get(page(path), { component: 'test', parse, waitForFresh: true });
}

/** Asks for so many paths that nobody has seen; gives the reasons of those that were refused. */
function flood(cache: DocumentCache, count: number): string[] {
  const refused: string[] = [];
  for (let index = 0; index < count; index++) {
    void get(cache, `/lp/made-up-${index}`).then((answer) => {
      if (answer.status === 'failed') refused.push(answer.failure.reason);
    });
  }
  return refused;
}

test('a flood of made-up paths on which the CMS hangs does not keep known pages from being renewed', async () => {
  const { cache, hanging, version } = await setUp();
  expect(await get(cache, '/lp/known')).toMatchObject({ status: 'found', value: { version: 1 } });
  const refused = flood(cache, 300);
  await expect.poll(() => hanging.length).toBe(5);

  version.number = 2;
  cache.invalidate({ tags: ['pages'] });
  expect(await get(cache, '/lp/known')).toMatchObject({ status: 'found', value: { version: 2 } });
  expect(hanging).toHaveLength(5);
  // Five are asked for, a hundred wait, and the rest hears so at once.
  expect(refused).toEqual(Array.from({ length: 195 }, () => 'overloaded'));
});

test('the frame of a page has all places, however many made-up paths wait', async () => {
  const { cache, hanging } = await setUp();
  flood(cache, 300);
  await expect.poll(() => hanging.length).toBe(5);
  const frame: ContentAddress = { kind: 'frame', tenant: 'at', locale: 'de-AT', frame: 'full' };
  const parse = (value: unknown) => ({ ok: true as const, value, tags: [] });
  expect(await cache.get(frame, { component: 'test', parse })).toMatchObject({ status: 'found' });
});

test('calls for made-up paths that take too long do not cut off the others', async () => {
  const { cache, version } = await setUp(1000);
  await get(cache, '/lp/known');
  const refused = flood(cache, 20);
  await expect.poll(() => refused).toContain('circuit-open');
  version.number = 2;
  cache.invalidate({ tags: ['pages'] });
  expect(await get(cache, '/lp/known')).toMatchObject({ status: 'found', value: { version: 2 } });
});
