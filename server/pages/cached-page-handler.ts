import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { decodePath } from '../http/decode-path.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { PageRenewal } from './page-renewal.ts';
import { askedOf, sendPage } from './page-response.ts';
import { createQueryReader, splitTarget } from '../http/query.ts';
import { createRecentPages } from './recent-pages.ts';
import { deviceOf, readVisit } from './visit.ts';

export interface PageFrontOptions {
  cache: PageCache;
  renewal: PageRenewal;
  tenantOfHost: (host: string | undefined) => TenantConfig | undefined;
  /** True when the request must be drawn for itself: the preview. */
  isExempt: (request: IncomingMessage) => boolean;
  now: () => number;
  onHit: (path: string, tenant: string, isFresh: boolean) => void;
}

/**
 * Stands before everything else: answers a page that is in memory, in the time of a look-up. Returns false when the
 * request goes on.
 */
export function createPageFront(
  options: PageFrontOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { cache, renewal, isExempt, tenantOfHost } = options;
  const recent = createRecentPages(cache);

  /** The page in memory that a request is for, with its tenant; undefined: none, or none for this visitor. */
  function find(request: IncomingMessage, now: number): FoundPage | undefined {
    const { headers, url: target = '/' } = request;
    const { host = '', cookie } = headers;
    // A preview's grant is a cookie, its token and all that pages depend on besides stands in the query.
    const isPlain = cookie === undefined && !target.includes('?');
    const device = isPlain ? deviceOf(headers['user-agent'] ?? '') : 'web';
    const known = isPlain ? recent.find(host, target, device, now) : undefined;
    if (known) return known;
    if (isExempt(request)) return undefined;
    const tenant = tenantOfHost(headers.host);
    const { path: raw, search } = splitTarget(target);
    // Pages are kept under the path as it was meant, however it was written.
    const path = decodePath(raw);
    if (!tenant || path === undefined) return undefined;
    const page = cache.find(tenant.slug, path, readVisit(request, tenant), createQueryReader(search));
    if (!page) return undefined;
    const found = { page, tenant: tenant.slug };
    if (isPlain) recent.keep(host, target, device, found, now);
    return found;
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const now = options.now();
    const found = find(request, now);
    if (!found || now >= found.page.hardEnd) return false;
    const { page, tenant } = found;
    const isFresh = now < page.freshUntil;
    if (!isFresh) renewal.renew(page);
    sendPage(response, page, askedOf(request), now);
    options.onHit(page.key.path, tenant, isFresh);
    return true;
  };
}

interface FoundPage {
  page: CachedPage;
  tenant: string;
}
