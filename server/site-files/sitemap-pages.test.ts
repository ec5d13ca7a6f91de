import { describe, expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import { createDocumentCache } from '../content/document-cache.ts';
import type { ContentAnswer } from '../content/content-source.ts';
import { locatePage } from '../pages/locate-page.ts';
import { readPageDocument } from '../../renderer/contract/page-document.ts';
import type { PageService } from '../pages/page-service.ts';
import { collectPages, type SitemapSource } from './sitemap-pages.ts';

const at = readTenants('tenants').find(({ config }) => config.slug === 'at')?.config ?? expect.fail();

function documentAt(path: string, more: object = {}): ReturnType<PageService['published']> {
  const read = readPageDocument({
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      id: 'x',
      tenant: 'at',
      locale: 'de-AT',
      path,
      revision: '1',
      status: 'published',
      title: 'X',
      ...more,
    },
    regions: {},
  });
  if (!read.ok) throw new Error('no page');
  const { document } = read;
  return Promise.resolve({
    status: 'found',
    value: document,
    revision: '1',
    ageMs: 0,
    stale: false,
    tags: new Set<string>(),
  });
}

/** Collects from lists that `part` gives for a cursor; tells how many were asked for, and how many documents at a time. */
async function collect(
  part: (cursor: string | undefined) => unknown,
  more: object = {},
  furtherPages: SitemapSource['furtherPages'] = () => Promise.resolve(new Map()),
  isDrawable = true,
) {
  let [parts, reading, most] = [0, 0, 0];
  const documents = createDocumentCache({
    source: {
      locate: () => 'fake',
      async read(address): Promise<ContentAnswer> {
        parts++;
        return {
          status: 'found',
          body: part(address.kind === 'list' ? address.cursor : undefined),
          bytes: 100,
        };
      },
    },
    clock: () => 0,
    random: () => 0.5,
    maxBytes: 100_000_000,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    metrics: { count() {} },
  });
  const service: SitemapSource['service'] = {
    locate: locatePage,
    verdictOn: () => ({ isDrawable, needsData: false, until: undefined }),
    async published(_shop, path) {
      most = Math.max(most, ++reading);
      await new Promise((resolve) => void setImmediate(resolve));
      reading--;
      return documentAt(path, more);
    },
  };
  const { pages, isWhole } = await collectPages(
    at,
    { documents, service, furtherPages, now: () => 0, answers: () => Promise.resolve(false) },
    undefined,
  );
  return { pages, isWhole, paths: [...(pages.get('de-AT')?.keys() ?? [])], parts, most };
}

const entry = (path: string): object => ({ path, revision: '1', status: 'published' });

describe('collecting pages', () => {
  test('reads no more than four documents at a time, and keeps the order of the list', async () => {
    const listed = Array.from({ length: 30 }, (_, index) => `/lp/${index}`);
    const { paths, most } = await collect(() => ({ pages: listed.map(entry), next: null }));
    expect(paths).toEqual(listed);
    expect(most).toBe(4);
  });

  test('ends where a list leads back to a part that was there', async () => {
    const { paths, parts } = await collect((cursor) => ({
      pages: [entry(`/lp/${cursor ?? 'first'}`)],
      next: cursor === 'b' ? 'a' : cursor === 'a' ? 'b' : 'a',
    }));
    expect(paths).toEqual(['/lp/first', '/lp/a', '/lp/b']);
    expect(parts).toBe(3);
  });

  test('ends with 50,000 pages', async () => {
    const { parts } = await collect((cursor) => ({
      // Of a path that no page stands at, so that no document is read.
      pages: Array.from({ length: 20_000 }, (_, index) => entry(`/nowhere/${cursor ?? '0'}-${index}`)),
      next: String(Number(cursor ?? '0') + 1),
    }));
    expect(parts).toBe(3);
  });

  test.each([
    [{ pages: 'none', next: null }, 'cannot be used'],
    [{ pages: [], next: 5 }, 'cannot be used'],
    [{ pages: [null, {}, { path: 3 }], next: null }, 'cannot be used'],
    [{ pages: [], next: 'no cursor/at all' }, 'what is no cursor'],
    [null, 'cannot be used'],
  ])('refuses a list such as %j as a whole', async (part, reason) => {
    await expect(collect(() => part)).rejects.toThrow(reason);
  });

  const further = (...paths: string[]) =>
    Promise.resolve(new Map([['de-AT', paths.map((path) => ({ path, alternates: [] }))]]));
  const one = () => ({ pages: [entry('/lp/gut')], next: null });

  test('adds pages of products and categories, one document for all, where it is for everybody', async () => {
    const places = () => further('/p/kleid-1', '/p/hose-2', '/c/damen', '/nowhere/1');
    const { paths, most } = await collect(one, {}, places);
    expect(paths).toEqual(['/lp/gut', '/p/kleid-1', '/p/hose-2', '/c/damen']);
    expect(most).toBe(1);
    expect((await collect(one, { robots: 'noindex' }, places)).paths).toEqual(['/lp/gut']);
    // Remembered as what is not shown.
    expect((await collect(one, {}, places, false)).paths).toEqual(['/lp/gut']);
  });

  test('goes on without them while the catalogue is away, and looks again soon', async () => {
    const { paths, isWhole } = await collect(one, {}, () => Promise.reject(new Error('away')));
    expect([paths, isWhole]).toEqual([['/lp/gut'], false]);
  });

  test('leaves out paths that cannot be', async () => {
    const { paths } = await collect(() => ({
      pages: ['//evil.at', 'lp/a', '/lp/a?b', '/lp/../x', '/lp/gut'].map(entry),
      next: null,
    }));
    expect(paths).toEqual(['/lp/gut']);
  });

  test('takes every entry of a list by itself, so that a broken one costs no other its place', async () => {
    const broken = [null, 5, 'x', [], {}, { path: 3, revision: '1', status: 'published' }];
    // What tells no revision is a page for all that.
    const odd = { ...entry('/lp/odd'), revision: { toString: 1, valueOf: 1 } };
    const { paths } = await collect(() => ({
      pages: [entry('/lp/a'), ...broken, odd, { ...entry('/lp/draft'), status: 'draft' }, entry('/lp/b')],
      next: null,
    }));
    expect(paths).toEqual(['/lp/a', '/lp/odd', '/lp/b']);
  });

  test('lets others go on, also where no document has to be read', async () => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    const listed = Array.from({ length: 2000 }, (_, index) => entry(`/nowhere/${index}`));
    setImmediate(count);
    await collect(() => ({ pages: listed, next: null }));
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  test('keeps of versions in other languages one for each that the shop speaks, however many there are', async () => {
    const alternates = Array.from({ length: 50 }, (_, index) => ({
      locale: index % 2 === 0 ? 'fr-CH' : 'de-AT',
      path: `/lp/${index}`,
    }));
    const { pages } = await collect(() => ({ pages: [entry('/lp/a')], next: null }), { alternates });
    expect(pages.get('de-AT')?.get('/lp/a')?.alternates).toEqual([{ locale: 'de-AT', path: '/lp/1' }]);
  });
});
