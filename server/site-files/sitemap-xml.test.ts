import { expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import type { ListedPage } from './sitemap-pages.ts';
import { type SitemapLimits, writeSitemap } from './sitemap-xml.ts';

const at = readTenants('tenants').find(({ config }) => config.slug === 'at')?.config ?? expect.fail();
const origin = 'https://www.example.at';

const page = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  path,
  revision: '1',
  modified: undefined,
  validFrom: undefined,
  validTo: undefined,
  alternates: [],
  isIndexable: true,
  ...more,
});

function write(pages: readonly ListedPage[], now = 0, limits?: SitemapLimits) {
  const listed = new Map([['de-AT', new Map(pages.map((one) => [one.path, one]))]]);
  return writeSitemap(at, origin, listed, now, limits);
}

test('puts so many pages in a file, and the rest in further ones', async () => {
  const { files } = await write(Array.from({ length: 10_000 + 1 }, (_, index) => page(`/lp/${index}`)));
  expect([...files.keys()]).toEqual(['/sitemap-de-AT-1.xml', '/sitemap-de-AT-2.xml', '/sitemap.xml']);
  const count = (path: string): number => files.get(path)?.match(/<loc>/g)?.length ?? 0;
  expect([...files.keys()].map(count)).toEqual([10_000, 1, 2]);
});

test('writes nothing of no pages, since an empty file is none', async () => {
  expect((await write([])).files.size).toBe(0);
  expect((await write([page('/lp/a', { validTo: '1969-12-31T00:00:00Z' })])).files.size).toBe(0);
  expect((await write([page('/lp/a', { isIndexable: false })])).files.size).toBe(0);
});

test('is right until the next page begins or ends', async () => {
  const pages = [
    page('/lp/a', { validFrom: '2026-01-01T00:00:00Z', validTo: '2026-01-03T00:00:00Z' }),
    page('/lp/b', { validFrom: '2026-01-02T00:00:00Z' }),
  ];
  const day = (number: number): number => Date.UTC(2026, 0, number);
  expect((await write(pages, day(1) - 1)).until).toBe(day(1));
  expect((await write(pages, day(1))).until).toBe(day(2));
  expect((await write(pages, day(2))).until).toBe(day(3));
  expect((await write(pages, day(3))).until).toBe(Infinity);
});

test('holds no text that could be markup', async () => {
  const text = (await write([page(`/lp/<a>&"'`)])).files.get('/sitemap-de-AT-1.xml') ?? '';
  expect(text).toContain('<loc>https://www.example.at/lp/%3Ca%3E&#38;%22&#39;</loc>');
});

test('lets others go on while it writes many pages', async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await write(Array.from({ length: 5001 }, (_, index) => page(`/lp/${index}`)));
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(10);
});

test('bounds files and their sum by bytes, and tells how many pages had no room', async () => {
  const listed = Array.from({ length: 10 }, (_, index) => page(`/lp/${index}`));
  const entry = `<url><loc>${origin}/lp/0</loc></url>\n`.length;
  const limits = { pagesPerFile: 100, fileLength: 3 * entry, length: 7 * entry };
  const { files, leftOut } = await write(listed, 0, limits);
  const count = (path: string): number => files.get(path)?.match(/<url>/g)?.length ?? 0;
  expect([1, 2, 3].map((number) => count(`/sitemap-de-AT-${number}.xml`))).toEqual([3, 3, 1]);
  expect([files.size, leftOut]).toEqual([4, 3]);
});
