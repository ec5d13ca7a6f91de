import type { Logger } from 'pino';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { HttpError } from '../http/http-error.ts';
import { makeSiteFile, type SiteFile } from './site-file.ts';
import { collectPages, type ListedPages, type SitemapSource } from './sitemap-pages.ts';
import { writeSitemap } from './sitemap-xml.ts';

export interface SitemapsOptions extends SitemapSource {
  originOf: (tenant: string) => string;
  /** Milliseconds of the wall clock. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

/** Milliseconds for which collected pages are used without another look, and after which a look that failed is repeated. */
const freshMs = 300_000;
const retryMs = 30_000;

/** Seconds for which others may keep a file. */
const maxAge = 300;

interface Held {
  pages: ListedPages;
  freshUntil: number;
  files: ReadonlyMap<string, SiteFile>;
  /** Milliseconds of the wall clock after which the files must be written again. */
  until: number;
}

/**
 * The sitemaps of all shops, made when somebody asks and kept: pages are collected again after five minutes, in the
 * background, and files are written again when a page begins or ends. What cannot be collected stays as it was.
 */
export function createSitemaps(
  options: SitemapsOptions,
): (tenant: TenantConfig, path: string) => Promise<SiteFile | undefined> {
  const { originOf, now, log } = options;
  const held = new Map<string, Held>();
  const collecting = new Map<string, Promise<Held>>();
  const writing = new Map<string, Promise<Held>>();

  async function write(tenant: TenantConfig, pages: ListedPages, freshUntil: number): Promise<Held> {
    const { files, until } = writeSitemap(tenant, originOf(tenant.slug), pages, now());
    const made = new Map<string, SiteFile>();
    for (const [path, text] of files)
      made.set(path, await makeSiteFile('application/xml; charset=utf-8', text, maxAge));
    const written = { pages, freshUntil, files: made, until };
    held.set(tenant.slug, written);
    return written;
  }

  async function collect(tenant: TenantConfig): Promise<Held> {
    const before = held.get(tenant.slug);
    try {
      return await write(tenant, await collectPages(tenant, options, before?.pages), now() + freshMs);
    } catch (error) {
      log.warn({ err: error, tenant: tenant.slug }, 'The pages of the sitemap could not be collected');
      if (!before) throw error;
      before.freshUntil = now() + retryMs;
      return before;
    }
  }

  /** Once at a time for each shop, however many ask. */
  function single(
    flights: Map<string, Promise<Held>>,
    slug: string,
    work: () => Promise<Held>,
  ): Promise<Held> {
    const underWay = flights.get(slug);
    if (underWay) return underWay;
    const flight = work().finally(() => flights.delete(slug));
    flights.set(slug, flight);
    return flight;
  }

  function fly(tenant: TenantConfig): Promise<Held> {
    return single(collecting, tenant.slug, () => collect(tenant));
  }

  async function current(tenant: TenantConfig): Promise<Held> {
    const known = held.get(tenant.slug);
    if (!known) return fly(tenant);
    if (now() >= known.freshUntil) fly(tenant).catch(() => {});
    if (now() < known.until) return known;
    return single(writing, tenant.slug, () => write(tenant, known.pages, known.freshUntil));
  }

  return async (tenant, path) => {
    const { files } = await current(tenant).catch((cause: unknown) => {
      throw new HttpError(503, 'The sitemap cannot be had now', { headers: { 'Retry-After': '60' }, cause });
    });
    return files.get(path);
  };
}
