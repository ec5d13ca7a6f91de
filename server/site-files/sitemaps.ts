import type { Logger } from 'pino';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from '../http/http-error.ts';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import { makeSiteFile, type SiteFile } from './site-file.ts';
import { collectPages, type ListedPages, type SitemapSource } from './sitemap-pages.ts';
import { writeSitemap } from './sitemap-xml.ts';

export interface SitemapsOptions extends SitemapSource {
  /** Monotonic milliseconds. */
  clock: () => number;
  originOf: (tenant: string) => string;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds for which a request waits for pages that are being collected. */
  waitMs?: number;
}

/** Milliseconds for which collected pages are used without another look, and after which a look that failed is repeated. */
const freshMs = 300_000;
const retryMs = 30_000;

/** Seconds for which others may keep a file. */
const maxAge = 300;

interface Held {
  pages: ListedPages;
  /** Monotonic milliseconds. */
  freshUntil: number;
  files: ReadonlyMap<string, SiteFile>;
  /** Milliseconds of the wall clock between which the files are right. */
  since: number;
  until: number;
}

/**
 * The sitemaps of all shops, made when somebody asks and kept: pages are collected again after five minutes, in the
 * background, and files are written again when a page begins or ends. What cannot be collected stays as it was. Who asks
 * while the first pages are collected, which may take minutes, is told to come back.
 */
export function createSitemaps(
  options: SitemapsOptions,
): (tenant: TenantConfig, path: string) => Promise<SiteFile | undefined> {
  const { originOf, now, clock, log, waitMs = 20_000 } = options;
  const held = new Map<string, Held>();
  const collectOnce = createSingleFlight<Held>();
  const writeOnce = createSingleFlight<Held>();

  async function write(tenant: TenantConfig, pages: ListedPages, freshUntil: number): Promise<Held> {
    const since = now();
    const { files, until, leftOut } = await writeSitemap(tenant, originOf(tenant.slug), pages, since);
    if (leftOut > 0) log.warn({ tenant: tenant.slug, leftOut }, 'The sitemap has no room for all pages');
    const made = new Map<string, SiteFile>();
    for (const [path, text] of files)
      made.set(path, await makeSiteFile('application/xml; charset=utf-8', text, maxAge));
    const written = { pages, freshUntil, files: made, since, until };
    held.set(tenant.slug, written);
    return written;
  }

  async function collect(tenant: TenantConfig): Promise<Held> {
    const before = held.get(tenant.slug);
    try {
      const { pages, isWhole } = await collectPages(tenant, options, before?.pages);
      return await write(tenant, pages, clock() + (isWhole ? freshMs : retryMs));
    } catch (error) {
      log.warn({ err: error, tenant: tenant.slug }, 'The pages of the sitemap could not be collected');
      if (!before) throw error;
      before.freshUntil = clock() + retryMs;
      return before;
    }
  }

  async function current(tenant: TenantConfig): Promise<Held> {
    const { slug } = tenant;
    const known = held.get(slug);
    if (!known) return collectOnce(slug, () => collect(tenant));
    if (clock() >= known.freshUntil) collectOnce(slug, () => collect(tenant)).catch(() => {});
    if (now() >= known.since && now() < known.until) return known;
    return writeOnce(slug, () => write(tenant, known.pages, known.freshUntil));
  }

  return async (tenant, path) => {
    const { files } = await within(current(tenant), waitMs).catch((cause: unknown) => {
      throw new HttpError(503, 'The sitemap cannot be had now', { headers: { 'Retry-After': '60' }, cause });
    });
    return files.get(path);
  };
}

/** The result, when it is there in time; the work goes on for those who ask later. */
async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Not there after ${ms} ms`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
