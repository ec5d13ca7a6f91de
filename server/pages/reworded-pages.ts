import type { RequestHandler } from 'express';
import { isRead } from '../http/methods.ts';
import { splitTarget } from '../http/query.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { PageHandlerOptions } from './page-handler.ts';
import { readPageRequest } from './page-request.ts';

/**
 * Leads an address whose query has the names of before (`/fr/s/?q=robe`) to the one in the page's language, where there is a
 * page. What leads elsewhere by its path does so at once, and its query goes with it.
 */
export function createRewordedPages({
  service,
  queryNames,
  isPersonal,
  now,
}: Pick<PageHandlerOptions, 'service' | 'queryNames' | 'isPersonal' | 'now'>): RequestHandler {
  return async (request, response, next) => {
    const wanted = readPageRequest(request, tenantOf(response), queryNames);
    if (!wanted?.isReworded || !isRead(request.method) || response.locals.preview) return next();
    const { tenant, key, search } = wanted;
    const answer = await service.lookUp({ key, now: now(), wantsNewest: false, preview: false });
    if (answer.kind !== 'page') return next();
    const location = service.locate(tenant, key.path);
    const isOwn = location.kind === 'page' && isPersonal(location.route ?? '');
    const { path } = splitTarget(request.originalUrl);
    response.set('Cache-Control', isOwn ? 'private, no-store' : 'public, max-age=300');
    response.redirect(308, `${path}?${search}`);
  };
}
