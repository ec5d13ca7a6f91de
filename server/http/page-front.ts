import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TenantConfig } from '../../schemas/tenant.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenewal } from './page-renewal.ts';
import { sendPage } from './page-response.ts';
import { createQueryReader, splitTarget } from './query.ts';
import { readVisit } from './visit.ts';

export interface PageFrontOptions {
  cache: PageCache;
  renewal: PageRenewal;
  tenantOfHost: (host: string | undefined) => TenantConfig | undefined;
  /** True when the request must be drawn for itself: the preview. */
  isExempt: (request: IncomingMessage) => boolean;
  now: () => number;
  onHit: (request: IncomingMessage, tenant: string, isFresh: boolean) => void;
}

/**
 * Stands before everything else: answers a page that is in memory, in the time of a look-up. Returns false when the
 * request goes on.
 */
export function createPageFront(options: PageFrontOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || options.isExempt(request)) return false;
    const tenant = options.tenantOfHost(request.headers.host);
    if (!tenant) return false;
    const { path, search } = splitTarget(request.url ?? '/');
    const page = options.cache.find(tenant.slug, path, readVisit(request, tenant), createQueryReader(search));
    if (!page) return false;
    const now = options.now();
    if (now >= page.hardEnd) return false;
    const isFresh = now < page.freshUntil;
    if (!isFresh) options.renewal.renew(page);
    sendPage(response, page, {
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
      isHead: request.method === 'HEAD',
    });
    options.onHit(request, tenant.slug, isFresh);
    return true;
  };
}
