import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { decodePath } from './decode-path.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenewal } from './page-renewal.ts';
import { askedOf, sendPage } from './page-response.ts';
import { createQueryReader, splitTarget } from './query.ts';
import { readVisit } from './visit.ts';

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
  return (request, response) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || options.isExempt(request)) return false;
    const tenant = options.tenantOfHost(request.headers.host);
    if (!tenant) return false;
    const { path: raw, search } = splitTarget(request.url ?? '/');
    // Pages are kept under the path as it was meant, however it was written.
    const path = decodePath(raw);
    if (path === undefined) return false;
    const page = options.cache.find(tenant.slug, path, readVisit(request, tenant), createQueryReader(search));
    if (!page) return false;
    const now = options.now();
    if (now >= page.hardEnd) return false;
    const isFresh = now < page.freshUntil;
    if (!isFresh) options.renewal.renew(page);
    sendPage(response, page, askedOf(request), now);
    options.onHit(path, tenant.slug, isFresh);
    return true;
  };
}
