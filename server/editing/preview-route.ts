import type { RequestHandler } from 'express';
import { decodePath } from '../http/decode-path.ts';
import { HttpError } from '../http/http-error.ts';
import { createQueryReader, splitTarget } from '../http/query.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { locatePage } from '../pages/locate-page.ts';
import { maxPreviewMs, signPreview } from '../pages/preview-token.ts';
import { leadTo } from '../staff/desk/desk-page.ts';

/** Leads to the page of `?path=` with its draft, by a token that is exchanged at once. What is no page of the shop is 404. */
export function createPreviewRoute({ secret, now }: { secret: string; now: () => number }): RequestHandler {
  return (request, response) => {
    const tenant = tenantOf(response);
    const path = decodePath(createQueryReader(splitTarget(request.originalUrl).search)('path'));
    const location = path === undefined ? undefined : locatePage(tenant, path);
    if (path === undefined || location?.kind !== 'page')
      throw new HttpError(404, 'There is no such page to preview');
    const grant = { tenant: tenant.slug, locale: location.locale, path: location.path };
    const token = signPreview({ ...grant, expires: now() + maxPreviewMs }, secret);
    response.set('Referrer-Policy', 'no-referrer');
    leadTo(response, `${encodeURI(path)}?preview=${token}`);
  };
}
