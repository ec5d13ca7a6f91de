import { describe, expect, test } from 'vitest';
import { day, herbst, herbstKey, second, setUpCache } from '../../tests/faults/cache-under-test.ts';
import { FetchFailure } from './fetch-failure.ts';

const down = new FetchFailure('Status 500: Internal Server Error', {
  url: 'scripted',
  reason: 'status',
  status: 500,
  cause: 'Datenbank fort',
});

describe('a good copy', () => {
  test('is fetched once and served for 900 s', async () => {
    const { source, get, wait } = setUpCache();
    source.next({ body: { text: 'eins' } });
    expect(await get()).toMatchObject({ status: 'found', value: 'eins', ageMs: 0, stale: false });
    wait(899 * second);
    source.next({ body: { text: 'zwei' } });
    expect(await get()).toMatchObject({ value: 'eins', ageMs: 899 * second, stale: false });
    expect(source.reads).toHaveLength(1);
  });

  test('past 900 s is served once more while one call renews it', async () => {
    const { source, get, settle, wait } = setUpCache();
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
    const { source, get, settle, wait } = setUpCache();
    source.next({ body: { text: 'eins' } });
    await get();
    wait(901 * second);
    source.next({ body: { text: 'zwei' } });
    expect(await settle()).toMatchObject({ value: 'zwei', stale: false });
  });

  test('confirmed by its validator is fresh again, and not read anew', async () => {
    const { source, get, settle, wait, parses } = setUpCache();
    source.next({ body: { text: 'eins' }, etag: '"1"' });
    await get();
    wait(901 * second);
    source.next('unchanged');
    expect(await settle()).toMatchObject({ value: 'eins', ageMs: 0, stale: false });
    expect(source.reads.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
    expect(parses()).toBe(1);
  });

  test('delivered again without validator keeps its value and revision', async () => {
    const { source, get, settle, wait, cache, parses } = setUpCache();
    const renewed: string[] = [];
    cache.onRenewed((keys) => renewed.push(...keys));
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
      const { source, get, wait } = setUpCache({ random: () => random });
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
    const { source, get, settle, wait } = setUpCache();
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
    const { source, get, settle, wait } = setUpCache();
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
    const { source, get, settle, wait, lines, messages, counts } = setUpCache();
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
    const { source, get, wait, lines } = setUpCache();
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
    const { source, get, wait } = setUpCache();
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
    const { source, get } = setUpCache();
    source.next(new RangeError('kaputt'));
    expect(await get()).toMatchObject({ status: 'failed', failure: { reason: 'unexpected' } });
  });

  test('"unchanged" without a copy is a failure', async () => {
    const { source, get } = setUpCache();
    source.next('unchanged');
    expect(await get()).toMatchObject({ status: 'failed', failure: { reason: 'unexpected' } });
  });
});

describe('a document that is not there', () => {
  test('is remembered for 15 s', async () => {
    const { source, get, wait } = setUpCache();
    expect(await get()).toEqual({ status: 'missing' });
    wait(14 * second);
    source.next({ body: { text: 'da' } });
    expect(await get()).toEqual({ status: 'missing' });
    expect(source.reads).toHaveLength(1);
    wait(second);
    expect(await get()).toMatchObject({ status: 'found', value: 'da' });
  });

  test('stays so while the upstream is in trouble, and only the first reader waits', async () => {
    const { source, get, wait } = setUpCache();
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
    const { source, get, settle, wait, cache } = setUpCache();
    const renewed: string[] = [];
    cache.onRenewed((keys) => renewed.push(...keys));
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    wait(901 * second);
    source.next('missing');
    expect(await settle()).toEqual({ status: 'missing' });
    expect(renewed).toEqual([herbstKey]);
  });

  test('made-up paths push out no document', async () => {
    const { source, get } = setUpCache({ maxBytes: 5000 });
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
    const { source, get, settle, wait, lines, counts, parses } = setUpCache();
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
    const { source, get, wait, counts } = setUpCache();
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
    const { source, get, lines } = setUpCache();
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

describe('drafts', () => {
  const draft = { ...herbst, draft: true };

  test('are asked for each time and never kept', async () => {
    const { source, get, cache } = setUpCache();
    source.next({ body: { text: 'Entwurf' } });
    expect(await get(draft)).toMatchObject({ value: 'Entwurf', stale: false });
    expect(await get(draft)).toMatchObject({ value: 'Entwurf' });
    expect(source.reads).toHaveLength(2);
    expect(cache.bytes()).toBe(0);
    source.next({ body: { text: 'öffentlich' } });
    expect(await get()).toMatchObject({ value: 'öffentlich' });
  });

  test('tell what is wrong with them', async () => {
    const { source, get } = setUpCache();
    source.next({ body: {} });
    expect(await get(draft)).toMatchObject({ status: 'failed', issues: [{ pointer: '/text' }] });
    source.next('missing');
    expect(await get(draft)).toEqual({ status: 'missing' });
    source.next(down);
    expect(await get(draft)).toMatchObject({ status: 'failed', failure: down });
  });
});

describe('who passes through', () => {
  const passing = { isPassing: true };

  test('takes in nothing, so that a look at everything pushes out no document', async () => {
    const { source, get, cache } = setUpCache();
    source.next({ body: { text: 'eins' } });
    expect(await get(herbst, passing)).toMatchObject({ status: 'found', value: 'eins' });
    expect(cache.bytes()).toBe(0);
    expect(await get(herbst, passing)).toMatchObject({ value: 'eins' });
    expect(source.reads).toHaveLength(2);
  });

  test('gets the copy that is held, without a call', async () => {
    const { source, get } = setUpCache();
    source.next({ body: { text: 'eins' } });
    await get();
    expect(await get(herbst, passing)).toMatchObject({ value: 'eins' });
    expect(source.reads).toHaveLength(1);
  });
});

test('no mark is left on the prototype of objects', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});
