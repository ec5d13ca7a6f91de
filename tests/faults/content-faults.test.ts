import { mkdtemp, mkdir, rm, unlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ContentAddress } from '../../server/content/content-source.ts';
import { createDocumentCache } from '../../server/content/document-cache.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import type { ParsedDocument } from '../../server/content/held-document.ts';
import {
  createHttpContentSource,
  type HttpContentSourceOptions,
} from '../../server/content/http-content-source.ts';
import { createReferenceCms } from '../../server/content/reference-cms.ts';
import { collectLog } from './collected-log.ts';
import { countMetrics } from './counted-metrics.ts';
import type { FaultMode } from './fault-modes.ts';
import { listen, startFaultProxy, stop, type FaultProxy } from './fault-proxy.ts';

// Driver and cache together against an upstream that fails in every way known.

const at = { tenant: 'at', locale: 'de-AT' } as const;
const page: ContentAddress = { kind: 'page', ...at, path: '/lp/größe' };
const footer: ContentAddress = { kind: 'bucket', ...at, category: 'footer', identifier: 'full' };
const menu: ContentAddress = { kind: 'navigation', ...at, clientId: 'linde', device: 'web', sliced: false };

const documents: Record<string, unknown> = {
  'at/pages/de-AT/lp.json': { page: { path: '/lp/größe', title: 'Große Größen' } },
  'at/buckets/de-AT/footer/full.json': { page: { title: 'Fußzeile' } },
  'at/buckets/de-AT/menus/linde.web.json': { page: { title: 'Menü' } },
};

const document = z.object({ page: z.object({ title: z.string() }) });

function parse(body: unknown): ParsedDocument<string> {
  const result = document.safeParse(body);
  if (!result.success)
    return { ok: false, issues: [{ code: 'page-invalid', pointer: '/page', message: 'no title' }] };
  return { ok: true, value: result.data.page.title, tags: [] };
}

let folder = '';
let cms: Server;
let proxy: FaultProxy;
/** Statuses that the server behind the proxy answered with. */
let statuses: number[] = [];

async function putDocument(file: string, body: unknown): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), JSON.stringify(body));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-faults-'));
  for (const [file, body] of Object.entries(documents)) await putDocument(file, body);
  const files = createFilesContentSource({ folder, log: collectLog().log, watch: false });
  cms = createReferenceCms(files, { onAnswer: ({ status }) => statuses.push(status) });
  proxy = await startFaultProxy(await listen(cms));
});
afterAll(async () => {
  await proxy.close();
  await stop(cms);
  await rm(folder, { recursive: true });
});
beforeEach(() => proxy.reset());

function setUp(options: Partial<HttpContentSourceOptions> = {}) {
  const { log, lines, messages } = collectLog();
  const { metrics, counts } = countMetrics();
  let now = 0;
  const clock = () => now;
  const source = createHttpContentSource({
    cmsUrl: `${proxy.url}/content`,
    bucketUrl: `${proxy.url}/buckets/{tenant}`,
    log,
    timeoutMs: 300,
    retries: 0,
    retryPauseMs: 1,
    clock,
    ...options,
  });
  const cache = createDocumentCache({ source, clock, random: () => 0.5, maxBytes: 10_000_000, log, metrics });
  return {
    cache,
    lines,
    messages,
    counts,
    wait: (ms: number) => {
      now += ms;
    },
    get: (address: ContentAddress = page) => cache.get(address, { component: 'page', parse }),
    settle: (address: ContentAddress = page) =>
      cache.get(address, { component: 'page', parse, waitForFresh: true }),
    /** What an answer comes down to: its value, "missing", or why it failed. */
    brief: async (answer: ReturnType<typeof cache.get<string>>) => {
      const got = await answer;
      if (got.status === 'found') return got.value;
      return got.status === 'missing' ? 'missing' : got.failure.reason;
    },
  };
}

const MiB = 1024 * 1024;

/** Every way to fail, and the reason under which it is known. */
const faults: [FaultMode, string][] = [
  [{ mode: 'hang' }, 'timeout'],
  [{ mode: 'latency', ms: 1500 }, 'timeout'],
  [{ mode: 'slow_drip', bytesPerSecond: 20 }, 'timeout'],
  [{ mode: 'reset_before' }, 'connection'],
  [{ mode: 'reset_after', bytes: 0 }, 'connection'],
  [{ mode: 'reset_after', bytes: 20 }, 'connection'],
  [{ mode: 'wrong_length', add: 10 }, 'connection'],
  [{ mode: 'wrong_length', add: -10 }, 'broken-json'],
  [{ mode: 'truncate' }, 'broken-json'],
  [{ mode: 'status', status: 204 }, 'status'],
  [{ mode: 'status', status: 400 }, 'status'],
  [{ mode: 'status', status: 401 }, 'status'],
  [{ mode: 'status', status: 403 }, 'status'],
  [{ mode: 'status', status: 429 }, 'status'],
  [{ mode: 'status', status: 500 }, 'status'],
  [{ mode: 'status', status: 502 }, 'status'],
  [{ mode: 'status', status: 503 }, 'status'],
  [{ mode: 'redirect_loop' }, 'redirect'],
  [{ mode: 'html_instead_of_json' }, 'content-type'],
  [{ mode: 'html_instead_of_json', type: 'application/json' }, 'broken-json'],
  [{ mode: 'html_instead_of_json', type: 'application/json5' }, 'content-type'],
  [{ mode: 'wrong_schema' }, 'rejected'],
  [{ mode: 'invalid_utf8' }, 'invalid-utf8'],
  [{ mode: 'bad_charset' }, 'invalid-utf8'],
  [{ mode: 'byte_order_mark' }, 'byte-order-mark'],
  [{ mode: 'forbidden_key' }, 'forbidden-key'],
  [{ mode: 'too_deep' }, 'too-deep'],
  [{ mode: 'too_large', bytes: 2 * MiB + 1 }, 'too-large'],
  [{ mode: 'too_large', bytes: 50 * MiB }, 'too-large'],
  [{ mode: 'gzip_bomb', bytes: 50 * MiB }, 'too-large'],
];

describe.each(faults)('%o', (fault, reason) => {
  // Only what never ends is found by time: whatever else is wrong is known for what it is, however busy the machine is.
  const patience = reason === 'timeout' ? {} : { timeoutMs: 10_000 };

  test('a warm page stays as it was, by one call', async () => {
    const { get, settle, wait, brief } = setUp(patience);
    const good = await get();
    wait(1000 * 1000);
    await proxy.setMode(fault);
    const before = await proxy.counts();
    const readers = await Promise.all(Array.from({ length: 200 }, () => get()));
    await settle();
    expect(new Set(readers.map((answer) => answer.status === 'found' && answer.value))).toEqual(
      new Set(['Große Größen']),
    );
    expect((await proxy.counts()).total - before.total).toBe(1);
    const after = await get();
    expect(after).toMatchObject({
      ...(good.status === 'found' ? { value: good.value, revision: good.revision } : {}),
      stale: true,
    });
    await proxy.setMode({ mode: 'pass' });
    await putDocument('at/pages/de-AT/lp.json', documents['at/pages/de-AT/lp.json']);
    wait(16_000);
    expect(await brief(settle())).toBe('Große Größen');
    expect(await get()).toMatchObject({ stale: false });
  });

  test('a cold page fails by name and by one call, and comes when the fault is over', async () => {
    const { get, wait, brief, lines, counts } = setUp(patience);
    await proxy.setMode(fault);
    const readers = await Promise.all(Array.from({ length: 1000 }, () => brief(get())));
    expect(new Set(readers)).toEqual(new Set([reason]));
    expect(await brief(get())).toBe(reason);
    expect((await proxy.counts()).total).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      msg: reason === 'rejected' ? 'Document rejected' : 'Error during data fetching',
      component: 'page',
      url: `${proxy.url}/content?format=webapp_json&tenant=at&locale=de-AT&path=%2Flp%2Fgr%C3%B6%C3%9Fe`,
    });
    expect(Object.keys(counts())).toContain(
      reason === 'rejected' ? 'cms_rejected_total page page' : `cms_fetch_failures_total page ${reason}`,
    );
    await proxy.setMode({ mode: 'pass' });
    wait(16_000);
    expect(await brief(get())).toBe('Große Größen');
  });
});

test('what is slow but whole is taken', async () => {
  const { get, brief } = setUp({ timeoutMs: 5000 });
  await proxy.setMode({ mode: 'latency', ms: 20 });
  expect(await brief(get())).toBe('Große Größen');
  await proxy.setMode({ mode: 'slow_drip', bytesPerSecond: 1000 });
  expect(await brief(get(footer))).toBe('Fußzeile');
});

test('connections that close behind the answer lose nothing', async () => {
  const { cache, get, settle, brief } = setUp({ retries: 1 });
  await proxy.setMode({ mode: 'close_keepalive_race' });
  expect(await brief(get())).toBe('Große Größen');
  for (let round = 0; round < 20; round++) {
    cache.invalidate({ tags: ['tenant:at'] });
    expect(await settle()).toMatchObject({ value: 'Große Größen', stale: false });
  }
});

test('an upstream that comes and goes is asked again, and closes no door', async () => {
  const { cache, settle, brief } = setUp();
  await proxy.setMode({ mode: 'flap', period: 1 });
  for (let round = 0; round < 20; round++) {
    expect(await brief(settle())).toBe('Große Größen');
    cache.invalidate({ tags: ['tenant:at'] });
  }
  expect((await proxy.counts()).total).toBe(20);
});

test('a server that is gone leaves warm pages as they were; cold ones fail by name', async () => {
  const ownProxy = await startFaultProxy(proxy.url);
  const { get, settle, wait, brief, lines } = setUp({ cmsUrl: `${ownProxy.url}/content` });
  await get();
  await ownProxy.close();
  wait(1000 * 1000);
  expect(await brief(settle())).toBe('Große Größen');
  expect(await brief(get({ kind: 'page', ...at, path: '/kalt' }))).toBe('connection');
  expect(lines[0]).toMatchObject({ problem: 'Connection failed: ECONNREFUSED' });
});

describe('circuit', () => {
  const path = (number: number): ContentAddress => ({ kind: 'page', ...at, path: `/${number}` });

  test.each<FaultMode>([{ mode: 'status', status: 500 }, { mode: 'hang' }, { mode: 'reset_before' }])(
    'with %o opens after three failures; then cold pages fail without a call, buckets go on, and one call tries after 10 s',
    async (fault) => {
      const { get, wait, brief, messages } = setUp();
      await proxy.setMode(fault, '/content');
      for (let number = 0; number < 3; number++)
        expect(await brief(get(path(number)))).not.toBe('circuit-open');
      for (let number = 3; number < 50; number++) expect(await brief(get(path(number)))).toBe('circuit-open');
      expect((await proxy.counts()).total).toBe(3);
      expect(await brief(get(footer))).toBe('Fußzeile');
      wait(10_000);
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, number) => brief(get(path(100 + number)))),
      );
      expect(tries.filter((outcome) => outcome !== 'circuit-open')).toHaveLength(1);
      expect((await proxy.counts()).total).toBe(5);
      await proxy.setMode({ mode: 'pass' }, '/content');
      wait(10_000);
      expect(await brief(get())).toBe('Große Größen');
      expect(messages().filter((message) => message.startsWith('Circuit'))).toHaveLength(3);
    },
  );

  test('is not opened by pages that are not there', async () => {
    const { get, brief } = setUp();
    for (let number = 0; number < 10; number++) expect(await brief(get(path(number)))).toBe('missing');
    expect(await brief(get())).toBe('Große Größen');
  });
});

test('of a cold site at most ten calls are under way', async () => {
  const { get, brief } = setUp({ timeoutMs: 10_000 });
  await proxy.setMode({ mode: 'latency', ms: 10 });
  const addresses = Array.from({ length: 60 }, (_, number): ContentAddress => ({
    kind: 'page',
    ...at,
    path: `/${number}`,
  }));
  const outcomes = await Promise.all(addresses.map((address) => brief(get(address))));
  expect(new Set(outcomes)).toEqual(new Set(['missing']));
  const { total, peak } = await proxy.counts();
  expect(total).toBe(60);
  expect(peak).toBeLessThanOrEqual(10);
});

test('a missing bucket file is asked for once in 15 s', async () => {
  const { get, wait, brief } = setUp();
  const seal: ContentAddress = { kind: 'bucket', ...at, category: 'promotions', identifier: 'fehlt' };
  for (let second = 0; second < 60; second++) {
    expect(await brief(get(seal))).toBe('missing');
    wait(1000);
  }
  expect((await proxy.counts()).total).toBe(4);
});

test('a bucket file that is changed, taken away and brought back is followed', async () => {
  const { cache, get, settle, brief } = setUp();
  const file = 'at/buckets/de-AT/menus/linde.web.json';
  const renewed: string[] = [];
  cache.onRenewed((keys) => renewed.push(...keys));
  expect(await brief(get(menu))).toBe('Menü');
  await putDocument(file, { page: { title: 'Menü, neu' } });
  cache.invalidate({ tags: ['bucket:menus'] });
  expect(await brief(get(menu))).toBe('Menü');
  expect(await brief(settle(menu))).toBe('Menü, neu');
  await unlink(join(folder, file));
  cache.invalidate({ tags: ['bucket:menus/linde'] });
  expect(await brief(settle(menu))).toBe('missing');
  await putDocument(file, documents[file]);
  cache.invalidate({ tags: ['tenant:at'] });
  expect(await brief(get(menu))).toBe('Menü');
  expect(renewed).toHaveLength(3);
});

test('1,000 purges with readers between them make no more calls than there are answers', async () => {
  const { cache, get, settle } = setUp();
  await get();
  const readers: Promise<unknown>[] = [];
  for (let purge = 0; purge < 1000; purge++) {
    cache.invalidate({ tags: ['pages'] });
    readers.push(get());
  }
  await Promise.all(readers);
  expect(await settle()).toMatchObject({ stale: true });
  // One was under way when the last purge came; one more brings what is newer.
  expect(await settle()).toMatchObject({ stale: false });
  expect((await proxy.counts()).total).toBe(3);
});

test('an unchanged document costs an empty answer', async () => {
  const { get, settle, wait, brief } = setUp();
  statuses = [];
  await get();
  wait(1000 * 1000);
  expect(await brief(settle())).toBe('Große Größen');
  expect(await get()).toMatchObject({ stale: false, ageMs: 0 });
  expect(statuses).toEqual([200, 304]);
});

test('nothing of all this has reached the prototype of objects', async () => {
  const { get, brief } = setUp();
  await proxy.setMode({ mode: 'forbidden_key' });
  expect(await brief(get())).toBe('forbidden-key');
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('admin');
});
