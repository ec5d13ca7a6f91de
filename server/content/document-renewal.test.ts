import { describe, expect, test } from 'vitest';
import { footer, herbst, herbstKey, second, setUpCache } from '../../tests/faults/cache-under-test.ts';

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
    const { source, get, settle, cache } = setUpCache();
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
    const { source, get, cache } = setUpCache();
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    expect(cache.invalidate(renewal)).toEqual([]);
    expect(await get()).toMatchObject({ stale: false });
  });

  test('a block that reads a data set is a tag of it', async () => {
    const { source, get, cache } = setUpCache();
    source.next({ body: { text: 'Fuß' } });
    await get(footer, { component: 'footer' });
    await get(footer, { component: 'page-links' });
    expect(cache.invalidate({ tags: ['block:page-links'] })).toEqual(['bucket:at:de-AT:footer/full']);
    expect(cache.invalidate({ tags: ['block:hero'] })).toEqual([]);
  });

  test('makes a remembered absence worth another question', async () => {
    const { source, get, cache } = setUpCache();
    await get();
    source.next({ body: { text: 'neu' } });
    cache.invalidate({ paths: ['/lp/herbst'] });
    expect(await get()).toMatchObject({ value: 'neu' });
  });

  test('1,000 marks and readers make one call', async () => {
    const { source, get, settle, cache } = setUpCache();
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
      const { source, get, settle, cache } = setUpCache();
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
    const { source, get, cache } = setUpCache();
    source.next({ body: { text: 'eins' } });
    const release = source.hold();
    const first = get();
    cache.invalidate({ tags: ['pages'], tenant: 'default' });
    release();
    expect(await first).toMatchObject({ value: 'eins', stale: false });
  });

  test('by a block that a document no longer has leaves it alone', async () => {
    const { source, get, settle, cache } = setUpCache();
    source.next({ body: { text: 'eins', blocks: ['hero'] } });
    await get();
    source.next({ body: { text: 'zwei', blocks: ['teaser'] } });
    cache.invalidate({ tags: ['block:hero'] });
    await settle();
    expect(cache.invalidate({ tags: ['block:hero'] })).toEqual([]);
    expect(cache.invalidate({ tags: ['block:teaser'] })).toEqual([herbstKey]);
  });

  test('asks at once again for a document in trouble', async () => {
    const { source, get, settle, cache, wait } = setUpCache();
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
    const { source, get, cache } = setUpCache({ maxBytes: 100_000 });
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
    const { source, get } = setUpCache({ maxBytes: 10_000 });
    source.next({ body: { text: 'x'.repeat(10_000) } });
    expect(await get()).toMatchObject({ status: 'found' });
    expect(await get()).toMatchObject({ status: 'found' });
    expect(source.reads).toHaveLength(2);
  });
});

test('what the source says has changed is renewed at once', async () => {
  const { source, get, cache } = setUpCache();
  source.next({ body: { text: 'eins' } });
  await get();
  await get(footer);
  source.next({ body: { text: 'zwei' } });
  const renewed = new Promise((resolve) => {
    cache.onRenewed(resolve);
  });
  source.change([herbstKey]);
  expect(await renewed).toEqual(new Set([herbstKey]));
  expect(await get()).toMatchObject({ value: 'zwei', stale: false });
  expect(await get(footer)).toMatchObject({ value: 'eins' });
  cache.close();
  source.change([herbstKey]);
  expect(source.reads).toHaveLength(3);
});

/** What is told of the next change. */
function nextTold(cache: ReturnType<typeof setUpCache>['cache']): Promise<ReadonlySet<string>> {
  return new Promise((resolve) => {
    const stop = cache.onRenewed((keys) => {
      stop();
      resolve(keys);
    });
  });
}

test('what broke and was mended is followed, as often as it takes', async () => {
  const { source, get, settle, cache } = setUpCache();
  source.next({ body: { text: 'eins' } });
  await get();
  // Asked for by a call first, so that the change finds it marked.
  cache.invalidate({ tags: [herbstKey] });
  source.next({ body: {} });
  source.change([herbstKey]);
  expect(await settle()).toMatchObject({ value: 'eins' });
  const told = nextTold(cache);
  source.next({ body: { text: 'zwei' } });
  source.change([herbstKey]);
  expect(await told).toEqual(new Set([herbstKey]));
  expect(await get()).toMatchObject({ value: 'zwei', stale: false });
});

test('what changes while it is fetched is fetched again', async () => {
  const { source, get, cache } = setUpCache();
  source.next({ body: { text: 'eins' } });
  await get();
  const release = source.hold();
  source.next({ body: { text: 'zwei' } });
  source.change([herbstKey]);
  source.next({ body: { text: 'drei' } });
  source.change([herbstKey]);
  const told = nextTold(cache);
  release();
  await told;
  await nextTold(cache);
  expect(await get()).toMatchObject({ value: 'drei', stale: false });
});

test('of what nobody holds it is told as well, for pages that did without it', async () => {
  const { source, get, cache } = setUpCache();
  source.next({ body: { text: 'eins' } });
  await get();
  const told = nextTold(cache);
  source.change(['bucket:footer/full', 'lists']);
  expect(await told).toEqual(new Set(['bucket:footer/full', 'lists']));
});
