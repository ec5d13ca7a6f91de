import { escapeText } from '../../renderer/escape.ts';
import { withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { isOnAir } from '../http/page-publicity.ts';
import type { ListedPage, ListedPages } from './sitemap-pages.ts';

/** Pages in one file; the format allows 50,000, and with their versions in other languages that would be too large. */
export const pagesPerFile = 10_000;

/** A shop's sitemap as texts: the index, and the files that it names. */
export interface Sitemap {
  /** By path: `/sitemap.xml`, `/sitemap-de-AT-1.xml` … Without any page there is no file at all. */
  files: ReadonlyMap<string, string>;
  /** Milliseconds of the wall clock at which a page begins or ends, so that the files are no longer right. */
  until: number;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes the sitemap of a shop for a moment: what is on air, with its versions in other languages as in the page's head. */
export function writeSitemap(tenant: TenantConfig, origin: string, pages: ListedPages, now: number): Sitemap {
  const files = new Map<string, string>();
  const index: string[] = [];
  for (const { locale } of tenant.locales) {
    const shown = shownOf(pages, locale, now);
    for (let at = 0; at < shown.length; at += pagesPerFile) {
      const part = shown.slice(at, at + pagesPerFile);
      const path = `/sitemap-${locale}-${at / pagesPerFile + 1}.xml`;
      files.set(path, urlSet(tenant, origin, pages, locale, part, now));
      index.push(`<sitemap><loc>${origin}${path}</loc>${lastChangeOf(part)}</sitemap>\n`);
    }
  }
  if (index.length > 0) {
    const body = index.join('');
    files.set(
      '/sitemap.xml',
      `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}</sitemapindex>\n`,
    );
  }
  return { files, until: nextChange(pages, now) };
}

function shownOf(pages: ListedPages, locale: string, now: number): ListedPage[] {
  return [...(pages.get(locale)?.values() ?? [])].filter((page) => isOnAir(page, now));
}

function urlSet(
  tenant: TenantConfig,
  origin: string,
  pages: ListedPages,
  locale: string,
  part: readonly ListedPage[],
  now: number,
): string {
  const urls = part.map((page) => {
    const address = urlOf(tenant, origin, locale, page.path);
    const change = page.modified === undefined ? '' : `<lastmod>${page.modified}</lastmod>`;
    return `<url><loc>${address}</loc>${change}${alternateLinks(tenant, origin, pages, locale, page, now)}</url>\n`;
  });
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
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
    return there && isMutual && isOnAir(there, now) ? [{ locale: other, path: there.path }] : [];
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
  const prefix = tenant.locales.find((entry) => entry.locale === locale)?.prefix ?? '';
  return escapeText(`${origin}${encodeURI(withLocalePrefix(prefix, path))}`);
}

function lastChangeOf(part: readonly ListedPage[]): string {
  const times = part.flatMap(({ modified }) => (modified === undefined ? [] : [modified]));
  const last = times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return last === undefined ? '' : `<lastmod>${last}</lastmod>`;
}

function nextChange(pages: ListedPages, now: number): number {
  let next = Infinity;
  for (const ofLocale of pages.values()) {
    for (const { validFrom, validTo } of ofLocale.values()) {
      for (const time of [validFrom, validTo]) {
        const at = time === undefined ? Infinity : Date.parse(time);
        if (at > now && at < next) next = at;
      }
    }
  }
  return next;
}
