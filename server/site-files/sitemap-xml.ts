import { escapeText } from '../../schemas/escape-text.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { isOnAir } from '../pages/page-publicity.ts';
import { nextTurn } from '../concurrency/next-turn.ts';
import type { ListedPage, ListedPages } from './sitemap-pages.ts';

export interface SitemapLimits {
  /** Pages in one file; the format allows 50,000, and with their versions in other languages that would be too large. */
  pagesPerFile: number;
  /** Characters, each a byte, of the pages in one file, and in all files of a shop; further pages are left out. */
  fileLength: number;
  length: number;
}

const sitemapLimits: SitemapLimits = { pagesPerFile: 10_000, fileLength: 10_000_000, length: 100_000_000 };

/** Pages that are written at once, before others get their turn. */
const atOnce = 500;

/** A shop's sitemap as texts: the index, and the files that it names. */
export interface Sitemap {
  /** By path: `/sitemap.xml`, `/sitemap-de-AT-1.xml` … Without any page there is no file at all. */
  files: ReadonlyMap<string, string>;
  /** Milliseconds of the wall clock at which a page begins or ends, so that the files are no longer right. */
  until: number;
  /** Pages for which there was no room. */
  leftOut: number;
}

interface FileInWork {
  urls: string[];
  length: number;
  pages: ListedPage[];
}

// By hand: which pages, in which file and until when is most of it; of the package `sitemap` five lines of XML would be used.
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Writes the sitemap of a shop for a moment: what is on air, with its versions in other languages as in the page's head.
 * However many pages there are, no request waits for more than some of them.
 */
export async function writeSitemap(
  tenant: TenantConfig,
  origin: string,
  pages: ListedPages,
  now: number,
  limits: SitemapLimits = sitemapLimits,
): Promise<Sitemap> {
  const files = new Map<string, string>();
  const index: string[] = [];
  let [until, leftOut, length] = [Infinity, 0, 0];

  for (const { locale } of tenant.locales) {
    let number = 0;
    let file = emptyFile();
    const finish = (): void => {
      if (file.urls.length === 0) return;
      const path = `/sitemap-${locale}-${++number}.xml`;
      files.set(path, urlSet(file.urls));
      index.push(`<sitemap><loc>${origin}${path}</loc>${lastChangeOf(file.pages)}</sitemap>\n`);
      file = emptyFile();
    };
    for await (const some of inTurns(pages.get(locale)?.values() ?? [])) {
      for (const page of some) {
        until = Math.min(until, nextChange(page, now));
        if (!isShown(page, now)) continue;
        const url = urlEntry(tenant, origin, pages, locale, page, now);
        if (length + url.length > limits.length) {
          leftOut++;
          continue;
        }
        if (file.urls.length === limits.pagesPerFile || file.length + url.length > limits.fileLength)
          finish();
        file.urls.push(url);
        file.pages.push(page);
        file.length += url.length;
        length += url.length;
      }
    }
    finish();
  }
  if (index.length > 0) {
    const body = index.join('');
    files.set(
      '/sitemap.xml',
      `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}</sitemapindex>\n`,
    );
  }
  return { files, until, leftOut };
}

function emptyFile(): FileInWork {
  return { urls: [], length: 0, pages: [] };
}

/** The pages in parts; between them others get their turn. */
async function* inTurns(pages: Iterable<ListedPage>): AsyncGenerator<ListedPage[]> {
  let some: ListedPage[] = [];
  for (const page of pages) {
    if (some.push(page) < atOnce) continue;
    yield some;
    some = [];
    await nextTurn();
  }
  yield some;
}

function isShown(page: ListedPage, now: number): boolean {
  return page.isIndexable && isOnAir(page, now);
}

function urlSet(urls: readonly string[]): string {
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function urlEntry(
  tenant: TenantConfig,
  origin: string,
  pages: ListedPages,
  locale: string,
  page: ListedPage,
  now: number,
): string {
  const address = urlOf(tenant, origin, locale, page.path);
  const change = page.modified === undefined ? '' : `<lastmod>${page.modified}</lastmod>`;
  return `<url><loc>${address}</loc>${change}${alternateLinks(tenant, origin, pages, locale, page, now)}</url>\n`;
}

/** The page in every language in which it is on air and points back, itself included; nothing when there is no other. */
function alternateLinks(
  tenant: TenantConfig,
  origin: string,
  pages: ListedPages,
  locale: string,
  page: ListedPage,
  now: number,
): string {
  const found = tenant.locales.flatMap(({ locale: other }) => {
    if (other === locale) return [{ locale, path: page.path }];
    const path = page.alternates.find((alternate) => alternate.locale === other)?.path;
    const there = path === undefined ? undefined : pages.get(other)?.get(path);
    const isMutual = there?.alternates.some((back) => back.locale === locale && back.path === page.path);
    return there && isMutual && isShown(there, now) ? [{ locale: other, path: there.path }] : [];
  });
  const [first] = found;
  if (!first || found.length < 2) return '';
  const link = (language: string, address: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  return [
    ...found.map((other) => link(other.locale, urlOf(tenant, origin, other.locale, other.path))),
    link('x-default', urlOf(tenant, origin, first.locale, first.path)),
  ].join('');
}

function urlOf(tenant: TenantConfig, origin: string, locale: string, path: string): string {
  const prefix = localePrefix(tenant, locale);
  return escapeText(`${origin}${encodeURI(withLocalePrefix(prefix, path))}`);
}

function lastChangeOf(pages: readonly ListedPage[]): string {
  let last: { modified: string; time: number } | undefined;
  for (const { modified } of pages) {
    if (modified === undefined) continue;
    const time = Date.parse(modified);
    if (!last || time > last.time) last = { modified, time };
  }
  return last ? `<lastmod>${last.modified}</lastmod>` : '';
}

/** The next time at which a page begins or ends. */
function nextChange({ validFrom, validTo }: ListedPage, now: number): number {
  let next = Infinity;
  for (const time of [validFrom, validTo]) {
    const at = time === undefined ? Infinity : Date.parse(time);
    if (at > now && at < next) next = at;
  }
  return next;
}
