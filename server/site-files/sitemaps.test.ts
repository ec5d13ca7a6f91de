import { expect, test } from 'vitest';
import { readPageDocument } from '../../renderer/contract/page-document.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { createDocumentCache } from '../content/document-cache.ts';
import type { ContentAnswer, ContentSource } from '../content/content-source.ts';
import { FetchFailure } from '../content/fetch-failure.ts';
import { HttpError } from '../http/http-error.ts';
import { locatePage } from '../pages/locate-page.ts';
import type { PageService } from '../pages/page-service.ts';
import { createSitemaps } from './sitemaps.ts';

const at = readTenants('tenants').find(({ config }) => config.slug === 'at')?.config ?? expect.fail();

function pageAt(path: string): object {
  return {
    format: 'webapp_json',
    formatVersion: 1,
    page: { id: 'x', tenant: 'at', locale: 'de-AT', path, revision: '1', status: 'published', title: 'X' },
    regions: {},
  };
}

/** Sitemaps over a CMS that lists three pages; `read` answers for the documents. */
function setUp(
  read: (path: string) => Promise<ContentAnswer> | ContentAnswer,
  more: { waitMs?: number } = {},
) {
  const time = { now: 0 };
  const asked: string[] = [];
  const pages = ['/lp/a', '/lp/b', '/lp/c'].map((path) => ({ path, revision: '1', status: 'published' }));
  const source: ContentSource = {
    locate: () => 'fake',
    async read(address): Promise<ContentAnswer> {
      if (address.kind !== 'page') return { status: 'found', body: { pages, next: null }, bytes: 100 };
      asked.push(address.path);
      return read(address.path);
    },
  };
  const documents = createDocumentCache({
    source,
    clock: () => time.now,
    random: () => 0.5,
    maxBytes: 10_000_000,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    metrics: { count() {} },
  });
  const service: Pick<PageService, 'locate' | 'published' | 'verdictOn'> = {
    locate: locatePage,
    verdictOn: () => ({ isDrawable: true, needsData: false, until: undefined }),
    published({ tenant, locale }, path) {
      const parse = (body: unknown) => {
        const result = readPageDocument(body);
        return result.ok ? { ok: true as const, value: result.document, tags: [] } : result;
      };
      const address = { kind: 'page' as const, tenant, locale, path };
      return documents.get(address, { component: 'page', parse, waitForFresh: true, isPassing: true });
    },
  };
  const sitemaps = createSitemaps({
    documents,
    service,
    answers: () => Promise.resolve(true),
    furtherPages: () => Promise.resolve(new Map()),
    originOf: () => 'https://www.example.at',
    now: () => time.now,
    clock: () => time.now,
    log: { warn() {} },
    ...more,
  });
  /** Paths in the sitemap. */
  const paths = async (): Promise<string[]> => {
    const text = String((await sitemaps(at, '/sitemap-de-AT-1.xml'))?.bodies.identity ?? '');
    return [...text.matchAll(/<loc>https:\/\/www\.example\.at([^<]+)/g)].map(([, path]) => path ?? '');
  };
  return { paths, asked, time };
}

const found = (path: string): ContentAnswer => ({ status: 'found', body: pageAt(path), bytes: 500 });

test('whoever asks while pages are collected for the first time is told to come back, and then has them', async () => {
  const slow = Promise.withResolvers<void>();
  const { paths } = setUp(
    async (path) => {
      await slow.promise;
      return found(path);
    },
    { waitMs: 20 },
  );
  const error: unknown = await paths().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
  slow.resolve();
  await expect.poll(() => paths().catch(() => [])).toEqual(['/lp/a', '/lp/b', '/lp/c']);
});

test('a page whose document could not be had is asked for again after half a minute, not after five', async () => {
  let isDown = true;
  const { paths, asked, time } = setUp((path) => {
    if (path === '/lp/b' && isDown) throw new FetchFailure('down', { url: path, reason: 'status' });
    return found(path);
  });
  expect(await paths()).toEqual(['/lp/a', '/lp/c']);
  isDown = false;
  asked.length = 0;
  time.now = 31_000;
  await paths();
  await expect.poll(paths).toEqual(['/lp/a', '/lp/b', '/lp/c']);
  expect(asked).toEqual(['/lp/b']);
});

test('neither a page that must not be found nor one that cannot be used is read again while it is the same', async () => {
  const { paths, asked, time } = setUp((path) => {
    if (path === '/lp/a') return { status: 'found', body: { format: 'other' }, bytes: 100 };
    const body = pageAt(path) as { page: { robots?: string } };
    if (path === '/lp/b') body.page.robots = 'noindex';
    return { status: 'found', body, bytes: 500 };
  });
  expect(await paths()).toEqual(['/lp/c']);
  expect(asked.toSorted()).toEqual(['/lp/a', '/lp/b', '/lp/c']);
  time.now = 301_000;
  await paths();
  time.now = 602_000;
  await expect.poll(paths).toEqual(['/lp/c']);
  expect(asked).toHaveLength(3);
});
