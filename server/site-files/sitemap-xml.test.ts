import { expect, test } from 'vitest';
import { readTenants } from '../../tenants/read-tenants.ts';
import type { ListedPage } from './sitemap-pages.ts';
import { pagesPerFile, writeSitemap } from './sitemap-xml.ts';

const at = readTenants('tenants').find(({ config }) => config.slug === 'at')?.config ?? expect.fail();
const origin = 'https://www.example.at';

const page = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  path,
  revision: '1',
  modified: undefined,
  validFrom: undefined,
  validTo: undefined,
  alternates: [],
  ...more,
});

function write(pages: readonly ListedPage[], now = 0) {
  return writeSitemap(at, origin, new Map([['de-AT', new Map(pages.map((one) => [one.path, one]))]]), now);
}

test('puts so many pages in a file, and the rest in further ones', () => {
  const { files } = write(Array.from({ length: pagesPerFile + 1 }, (_, index) => page(`/lp/${index}`)));
  expect([...files.keys()]).toEqual(['/sitemap-de-AT-1.xml', '/sitemap-de-AT-2.xml', '/sitemap.xml']);
  const count = (path: string): number => files.get(path)?.match(/<loc>/g)?.length ?? 0;
  expect([...files.keys()].map(count)).toEqual([pagesPerFile, 1, 2]);
});

test('writes nothing of no pages, since an empty file is none', () => {
  expect(write([]).files.size).toBe(0);
  expect(write([page('/lp/a', { validTo: '1969-12-31T00:00:00Z' })]).files.size).toBe(0);
});

test('is right until the next page begins or ends', () => {
  const pages = [
    page('/lp/a', { validFrom: '2026-01-01T00:00:00Z', validTo: '2026-01-03T00:00:00Z' }),
    page('/lp/b', { validFrom: '2026-01-02T00:00:00Z' }),
  ];
  const day = (number: number): number => Date.UTC(2026, 0, number);
  expect(write(pages, day(1) - 1).until).toBe(day(1));
  expect(write(pages, day(1)).until).toBe(day(2));
  expect(write(pages, day(2)).until).toBe(day(3));
  expect(write(pages, day(3)).until).toBe(Infinity);
});

test('holds no text that could be markup', () => {
  const text = write([page(`/lp/<a>&"'`)]).files.get('/sitemap-de-AT-1.xml') ?? '';
  expect(text).toContain('<loc>https://www.example.at/lp/%3Ca%3E&#38;%22&#39;</loc>');
});
