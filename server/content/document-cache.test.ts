import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collectLog } from '../../tests/faults/collected-log.ts';
import { countMetrics } from '../../tests/faults/counted-metrics.ts';
import { createScriptedSource } from '../../tests/faults/scripted-source.ts';
import type { ContentAddress } from './content-source.ts';
import { createDocumentCache, type DocumentCacheOptions, type GetOptions } from './document-cache.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { ParsedDocument } from './held-document.ts';

const at = { tenant: 'at', locale: 'de-AT' } as const;
const herbst = { kind: 'page', ...at, path: '/lp/herbst' } as const;
const herbstKey = 'page:at:de-AT:/lp/herbst';
const footer: ContentAddress = { kind: 'bucket', ...at, category: 'footer', identifier: 'full' };
const second = 1000;
const day = 86_400 * second;

const document = z.object({ text: z.string(), blocks: z.array(z.string()).default([]) });

/** Takes bodies with a text; blocks are the tags. */
function parse(body: unknown): ParsedDocument<string> {
  const result = document.safeParse(body);
  if (!result.success)
    return { ok: false, issues: [{ code: 'page-invalid', pointer: '/text', message: 'no text' }] };
  return { ok: true, value: result.data.text, tags: result.data.blocks.map((block) => `block:${block}`) };
}

function setUp(options: Partial<DocumentCacheOptions> = {}) {
  const source = createScriptedSource();
  const { log, lines, messages } = collectLog();
  const { metrics, counts } = countMetrics();
  let now = 0;
  let parses = 0;
  const cache = createDocumentCache({
    source,
    clock: () => now,
    // The middle: nothing is varied.
    random: () => 0.5,
    maxBytes: 10_000_000,
    log,
    metrics,
    ...options,
  });
  const countedParse = (body: unknown) => {
    parses++;
    return parse(body);
  };
  return {
    source,
    cache,
    lines,
    messages,
    counts,
    parses: () => parses,
    wait: (ms: number) => {
      now += ms;
    },
    get: (address: ContentAddress = herbst, more: Partial<GetOptions<string>> = {}) =>
      cache.get(address, { component: 'page', parse: countedParse, ...more }),
    /** Reads with waiting, so that a renewal under way is over. */
    settle: (address: ContentAddress = herbst) =>
      cache.get(address, { component: 'page', parse: countedParse, waitForFresh: true }),
  };
}

const down = new FetchFailure('Status 500: Internal Server Error', {
  url: 'scripted',
  reason: 'status',
  status: 500,
  cause: 'Datenbank fort',
});

describe('a good copy', () => {
  test('is fetched once and served for 900 s', async () => {
    const { source, get, wait } = setUp();
    source.next({ body: { text: 'eins' } });
    expect(await get()).toMatchObject({ status: 'found', value: 'eins', ageMs: 0, stale: false });
    wait(899 * second);
    source.next({ body: { text: 'zwei' } });
    expect(await get()).toMatchObject({ value: 'eins', ageMs: 899 * second, stale: false });
    expect(source.reads).toHaveLength(1);
  });

  test('past 900 s is served once more while one call renews it', async () => {
    const { source, get, settle, wait } = setUp();
    source.next({ body: { text: 'eins' } });
    await get();
    wait(901 * second);
    source.next({ body: { text: 'zwei' } });
    const answers = await Promise.all(Array.from({ length: 100 }, () => get()));
    expect(new Set(answers.map((answer) => answer.status === 'found' && answer.value))).toEqual(
      new Set(['eins']),
    );
    expect(answers[0]).toMatchObject({ stale: true });
    expect(await settle()).toMatchObject({ value: 'zwei', stale: false });
    expect(source.reads).toHaveLength(2);
  });

  test('who waits for fresh content gets it', async () => {
    const { source, get, settle, wait } = setUp();
    source.next({ body: { text: 'eins' } });
    await get();
    wait(901 * second);
    source.next({ body: { text: 'zwei' } });
    expect(await settle()).toMatchObject({ value: 'zwei', stale: false });
  });

  test('confirmed by its validator is fresh again, and not read anew', async () => {
    const { source, get, settle, wait, parses } = setUp();
    source.next({ body: { text: 'eins' }, etag: '"1"' });
    await get();
    wait(901 * second);
    source.next('unchanged');
    expect(await settle()).toMatchObject({ value: 'eins', ageMs: 0, stale: false });
    expect(source.reads.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
    expect(parses()).toBe(1);
  });

  test('delivered again without validator keeps its value and revision', async () => {
    const { source, get, settle, wait, cache, parses } = setUp();
    const renewed: string[] = [];
    cache.onRenewed((key) => renewed.push(key));
    source.next({ body: { text: 'eins' } });
    const first = await get();
    wait(901 * second);
    expect(await settle()).toMatchObject({
      ...(first.status === 'found' ? { revision: first.revision } : {}),
      stale: false,
    });
    source.next({ body: { text: 'zwei' } });
    wait(901 * second);
    const third = await settle();
    expect(third).toMatchObject({ value: 'zwei' });
    expect(first.status === 'found' && third.status === 'found' && first.revision !== third.revision).toBe(
      true,
    );
    expect(parses()).toBe(2);
    expect(renewed).toEqual([herbstKey]);
  });

  test('expires within a tenth of its time, earlier or later', async () => {
    for (const [random, freshUntil] of [
      [0, 810],
      [0.999, 989],
    ] as const) {
      const { source, get, wait } = setUp({ random: () => random });
      source.next({ body: { text: 'eins' } });
      await get();
      wait((freshUntil - 1) * second);
      expect(await get()).toMatchObject({ stale: false });
      wait(2 * second);
      expect(await get()).toMatchObject({ stale: true });
    }
  });
});

describe('while the upstream is down', () => {
  test('the copy is served for 24 h, then the failure', async () => {
    const { source, get, settle, wait } = setUp();
    source.next({ body: { text: 'eins' } });
    await get();
    source.next(down);
    wait(day);
    expect(await settle()).toMatchObject({ status: 'found', value: 'eins', ageMs: day, stale: true });
    wait(second + 1);
    expect(await get()).toMatchObject({ status: 'failed', failure: down });
    source.next({ body: { text: 'zwei' } });
    wait(60 * second);
    expect(await get()).toMatchObject({ status: 'found', value: 'zwei' });
  });

  test('attempts thin out to one in 15 s', async () => {
    const { source, get, settle, wait } = setUp();
    source.next({ body: { text: 'eins' } });
    await get();
    source.next(down);
    wait(901 * second);
    const askedAt: number[] = [];
    for (let elapsed = 0; elapsed <= 60; elapsed++) {
      const before = source.reads.length;
      await settle();
      if (source.reads.length > before) askedAt.push(elapsed);
      wait(second);
    }
    expect(askedAt).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
  });

  test('log lines tell changes of state, not requests', async () => {
    const { source, get, settle, wait, lines, messages, counts } = setUp();
    source.next({ body: { text: 'eins' } });
    await get();
    source.next(down);
    wait(901 * second);
    for (let round = 0; round < 20; round++) {
      await settle();
      wait(20 * second);
    }
    expect(lines).toEqual([
      {
        level: 50,
        msg: 'Error during data fetching',
        component: 'page',
        url: 'scripted:page:at:de-AT:/lp/herbst',
        reason: 'status',
        status: 500,
        problem: 'Status 500: Internal Server Error',
        cause: 'Datenbank fort',
      },
      {
        level: 40,
        msg: 'Serving the last good copy',
        component: 'page',
        url: `scripted:${herbstKey}`,
        ageMs: 901 * second,
      },
    ]);
    source.next({ body: { text: 'zwei' } });
    await settle();
    expect(messages().slice(2)).toEqual(['Content is up to date again']);
    expect(counts()['cms_fetch_failures_total page status']).toBe(20);
  });

  test('a first fetch that fails is logged, and again when it fails otherwise', async () => {
    const { source, get, wait, lines } = setUp();
    source.next(down);
    await get();
    wait(2 * second);
    await get();
    source.next(
      new FetchFailure('Connection failed: ECONNREFUSED', { url: 'scripted', reason: 'connection' }),
    );
    wait(2 * second);
    await get();
    expect(lines.map(({ msg, reason }) => `${msg}: ${String(reason)}`)).toEqual([
      'Error during data fetching: status',
      'Error during data fetching: connection',
    ]);
  });

  test('1,000 readers of a cold document make one call, and the failure is remembered for a second', async () => {
    const { source, get, wait } = setUp();
    source.next(down);
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get()));
    expect(answers.every((answer) => answer.status === 'failed')).toBe(true);
    await get();
    expect(source.reads).toHaveLength(1);
    wait(second);
    await get();
    expect(source.reads).toHaveLength(2);
  });

  test('whatever a source throws is a failure, never an exception', async () => {
    const { source, get } = setUp();
    source.next(new RangeError('kaputt'));
    expect(await get()).toMatchObject({ status: 'failed', failure: { reason: 'unexpected' } });
  });

  test('"unchanged" without a copy is a failure', async () => {
    const { source, get } = setUp();
    source.next('unchanged');
    expect(await get()).toMatchObject({ status: 'failed', failure: { reason: 'unexpected' } });
  });
});

describe('a document that is not there', () => {
  test('is remembered for 15 s', async () => {
    const { source, get, wait } = setUp();
    expect(await get()).toEqual({ status: 'missing' });
    wait(14 * second);
    source.next({ body: { text: 'da' } });
    expect(await get()).toEqual({ status: 'missing' });
    expect(source.reads).toHaveLength(1);
    wait(second);
    expect(await get()).toMatchObject({ status: 'found', value: 'da' });
  });

  test('stays so while the upstream is in trouble, and only the first reader waits', async () => {
    const { source, get, wait } = setUp();
    await get();
    source.next(down);
    wait(15 * second);
    expect(await get()).toEqual({ status: 'missing' });
    wait(15 * second);
    const release = source.hold();
    expect(await get()).toEqual({ status: 'missing' });
    release();
    expect(source.reads).toHaveLength(3);
  });

  test('replaces a copy that it takes away', async () => {
    const { source, get, settle, wait, cache } = setUp();
    const renewed: [string, string[]][] = [];
    cache.onRenewed((key, tags) => renewed.push([key, [...tags]]));
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    wait(901 * second);
    source.next('missing');
    expect(await settle()).toEqual({ status: 'missing' });
    expect(renewed).toEqual([[herbstKey, [herbstKey, 'tenant:at', 'pages', 'block:page', 'block:hero']]]);
  });

  test('made-up paths push out no document', async () => {
    const { source, get } = setUp({ maxBytes: 5000 });
    source.next({ body: { text: 'bleibt' } });
    await get();
    source.next('missing');
    for (let made = 0; made < 20_000; made++) await get({ ...herbst, path: `/x${made}` });
    const before = source.reads.length;
    expect(await get()).toMatchObject({ value: 'bleibt' });
    expect(source.reads).toHaveLength(before);
  });
});

describe('a document that cannot be used', () => {
  test('leaves the good copy, is reported once, and is read once', async () => {
    const { source, get, settle, wait, lines, counts, parses } = setUp();
    source.next({ body: { text: 'eins' } });
    await get();
    wait(901 * second);
    source.next({ body: { text: 5 } });
    for (let round = 0; round < 4; round++) {
      expect(await settle()).toMatchObject({ status: 'found', value: 'eins', stale: true });
      wait(16 * second);
    }
    expect(lines.map(({ msg }) => msg)).toEqual(['Document rejected', 'Serving the last good copy']);
    expect(lines[0]).toMatchObject({
      component: 'page',
      url: `scripted:${herbstKey}`,
      issueCount: 1,
      issues: [{ pointer: '/text' }],
    });
    expect(counts()['cms_rejected_total page page']).toBe(1);
    expect(parses()).toBe(2);
    expect(source.reads).toHaveLength(5);
    source.next({ body: { text: 'zwei' } });
    expect(await settle()).toMatchObject({ value: 'zwei', stale: false });
  });

  test('without a copy fails with the issues, for 15 s', async () => {
    const { source, get, wait, counts } = setUp();
    source.next({ body: {} });
    expect(await get()).toMatchObject({
      status: 'failed',
      failure: { reason: 'rejected' },
      issues: [{ code: 'page-invalid' }],
    });
    wait(14 * second);
    expect(await get()).toMatchObject({ status: 'failed' });
    expect(source.reads).toHaveLength(1);
    wait(2 * second);
    expect(await get()).toMatchObject({ status: 'failed', issues: [{ code: 'page-invalid' }] });
    expect(counts()['cms_rejected_total page page']).toBe(1);
  });

  test('a parser that throws costs no more than that', async () => {
    const { source, get, lines } = setUp();
    source.next({ body: {} });
    const answer = await get(herbst, {
      parse: () => {
        throw new TypeError('Leser kaputt');
      },
    });
    expect(answer).toMatchObject({ status: 'failed', issues: [{ code: 'parser-failed' }] });
    expect(lines[0]).toMatchObject({ msg: 'Document rejected', err: { message: 'Leser kaputt' } });
  });
});

describe('marking stale', () => {
  test.each([
    [{ tags: ['block:hero'] }],
    [{ tags: [herbstKey] }],
    [{ tags: ['tenant:at'] }],
    [{ keys: [herbstKey] }],
    [{ paths: ['/lp/herbst'] }],
    [{ paths: ['/de/lp/herbst'] }],
    [{ paths: ['/lp/herbst'], tenant: 'at' }],
  ])('by %o keeps the copy and renews it with the next read', async (renewal) => {
    const { source, get, settle, cache } = setUp();
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    source.next({ body: { text: 'zwei' } });
    expect(cache.invalidate(renewal)).toEqual([herbstKey]);
    expect(cache.invalidate(renewal)).toEqual([]);
    expect(source.reads).toHaveLength(1);
    expect(await get()).toMatchObject({ value: 'eins', stale: true });
    expect(await settle()).toMatchObject({ value: 'zwei', stale: false });
    expect(source.reads).toHaveLength(2);
  });

  test.each([
    [{ tags: ['block:teaser'] }],
    [{ paths: ['/lp'] }],
    [{ paths: ['/lp/herbst'], tenant: 'default' }],
    [{ tags: ['block:hero'], tenant: 'default' }],
    [{}],
  ])('by %o leaves other documents alone', async (renewal) => {
    const { source, get, cache } = setUp();
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    expect(cache.invalidate(renewal)).toEqual([]);
    expect(await get()).toMatchObject({ stale: false });
  });

  test('a block that reads a data set is a tag of it', async () => {
    const { source, get, cache } = setUp();
    source.next({ body: { text: 'Fuß' } });
    await get(footer, { component: 'footer' });
    await get(footer, { component: 'page-links' });
    expect(cache.invalidate({ tags: ['block:page-links'] })).toEqual(['bucket:at:de-AT:footer/full']);
    expect(cache.invalidate({ tags: ['block:hero'] })).toEqual([]);
  });

  test('makes a remembered absence worth another question', async () => {
    const { source, get, cache } = setUp();
    await get();
    source.next({ body: { text: 'neu' } });
    cache.invalidate({ paths: ['/lp/herbst'] });
    expect(await get()).toMatchObject({ value: 'neu' });
  });

  test('1,000 marks and readers make one call', async () => {
    const { source, get, settle, cache } = setUp();
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    for (let mark = 0; mark < 1000; mark++) cache.invalidate({ tags: ['block:hero'] });
    await Promise.all(Array.from({ length: 1000 }, () => get()));
    await settle();
    expect(source.reads).toHaveLength(2);
  });

  test.each([[{ tags: ['block:hero'] }], [{ tags: ['block:new'] }], [{ keys: [herbstKey] }]])(
    'by %o during a fetch asks once more, since the answer may be older',
    async (renewal) => {
      const { source, get, settle, cache } = setUp();
      source.next({ body: { text: 'eins', blocks: ['hero', 'new'] } });
      const release = source.hold();
      const first = get();
      cache.invalidate(renewal);
      source.next({ body: { text: 'zwei' } });
      release();
      expect(await first).toMatchObject({ value: 'eins', stale: true });
      expect(await settle()).toMatchObject({ value: 'zwei', stale: false });
      expect(source.reads).toHaveLength(2);
    },
  );

  test('of another tenant during a fetch asks no second time', async () => {
    const { source, get, cache } = setUp();
    source.next({ body: { text: 'eins' } });
    const release = source.hold();
    const first = get();
    cache.invalidate({ tags: ['pages'], tenant: 'default' });
    release();
    expect(await first).toMatchObject({ value: 'eins', stale: false });
  });

  test('by a block that a document no longer has leaves it alone', async () => {
    const { source, get, settle, cache } = setUp();
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    source.next({ body: { text: 'zwei', blocks: ['teaser'] } });
    cache.invalidate({ tags: ['block:hero'] });
    await settle();
    expect(cache.invalidate({ tags: ['block:hero'] })).toEqual([]);
    expect(cache.invalidate({ tags: ['block:teaser'] })).toEqual([herbstKey]);
  });

  test('asks at once again for a document in trouble', async () => {
    const { source, get, settle, cache, wait } = setUp();
    source.next({ body: { text: 'eins' } });
    await get();
    wait(901 * second);
    source.next({ body: {} });
    await settle();
    source.next({ body: { text: 'zwei' } });
    expect(await settle()).toMatchObject({ value: 'eins' });
    cache.invalidate({ paths: ['/lp/herbst'] });
    expect(await settle()).toMatchObject({ value: 'zwei' });
  });
});

describe('memory', () => {
  test('is bounded in bytes; the least recently read goes first', async () => {
    const { source, get, cache } = setUp({ maxBytes: 100_000 });
    source.next({ body: { text: 'x'.repeat(10_000) } });
    const page = (number: number) => ({ ...herbst, path: `/${number}` });
    for (let number = 0; number < 20; number++) {
      await get(page(number));
      await get(page(0));
    }
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
    const before = source.reads.length;
    await get(page(0));
    await get(page(19));
    expect(source.reads).toHaveLength(before);
    await get(page(1));
    expect(source.reads).toHaveLength(before + 1);
    // What is gone is no longer found by its tags.
    expect(cache.invalidate({ tags: ['tenant:at'] }).length).toBeLessThanOrEqual(5);
  });

  test('a document larger than all of it is served, not kept', async () => {
    const { source, get } = setUp({ maxBytes: 10_000 });
    source.next({ body: { text: 'x'.repeat(10_000) } });
    expect(await get()).toMatchObject({ status: 'found' });
    expect(await get()).toMatchObject({ status: 'found' });
    expect(source.reads).toHaveLength(2);
  });
});

describe('drafts', () => {
  const draft = { ...herbst, draft: true };

  test('are asked for each time and never kept', async () => {
    const { source, get, cache } = setUp();
    source.next({ body: { text: 'Entwurf' } });
    expect(await get(draft)).toMatchObject({ value: 'Entwurf', stale: false });
    expect(await get(draft)).toMatchObject({ value: 'Entwurf' });
    expect(source.reads).toHaveLength(2);
    expect(cache.bytes()).toBe(0);
    source.next({ body: { text: 'öffentlich' } });
    expect(await get()).toMatchObject({ value: 'öffentlich' });
  });

  test('tell what is wrong with them', async () => {
    const { source, get } = setUp();
    source.next({ body: {} });
    expect(await get(draft)).toMatchObject({ status: 'failed', issues: [{ pointer: '/text' }] });
    source.next('missing');
    expect(await get(draft)).toEqual({ status: 'missing' });
    source.next(down);
    expect(await get(draft)).toMatchObject({ status: 'failed', failure: down });
  });
});

test('what the source says has changed is renewed at once', async () => {
  const { source, get, cache } = setUp();
  source.next({ body: { text: 'eins' } });
  await get();
  await get(footer);
  source.next({ body: { text: 'zwei' } });
  const renewed = new Promise((resolve) => {
    cache.onRenewed(resolve);
  });
  source.change([herbstKey]);
  expect(await renewed).toBe(herbstKey);
  expect(await get()).toMatchObject({ value: 'zwei', stale: false });
  expect(await get(footer)).toMatchObject({ value: 'eins' });
  cache.close();
  source.change([herbstKey]);
  expect(source.reads).toHaveLength(3);
});

test('no mark is left on the prototype of objects', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});
