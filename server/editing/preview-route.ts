import type { RequestHandler, Response } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Release } from '../content/store/stored-document.ts';
import { decodePath } from '../http/decode-path.ts';
import { HttpError } from '../http/http-error.ts';
import { createQueryReader, splitTarget } from '../http/query.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { locatePage } from '../pages/locate-page.ts';
import { maxPreviewMs, type PreviewGrant, signPreview } from '../pages/preview-token.ts';
import { leadTo } from '../staff/desk/desk-page.ts';

interface PreviewParts {
  secret: string;
  now: () => number;
  /** Absent: there are no releases here. */
  releaseOf: ((tenant: string, id: string) => Promise<Release | null>) | undefined;
}

/**
 * Leads to the page of `?path=` with its draft, or with `?release=<id>` into the whole shop as it is with a release at its moment,
 * by a token that is exchanged at once. What is no page or release of the shop is 404.
 */
export function createPreviewRoute({ secret, now, releaseOf }: PreviewParts): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const query = createQueryReader(splitTarget(request.originalUrl).search);
    const id = query('release');
    if (id === '') return lead(response, tenant, query('path'), {});
    const release = await releaseOf?.(tenant.slug, id);
    if (!release || release.state !== 'open') throw new HttpError(404, 'There is no such release to preview');
    const at = release.at === null ? undefined : Math.max(release.at, now());
    lead(response, tenant, '/', {
      ...{ release: { id, title: release.title.slice(0, 200) } },
      ...(at !== undefined && { at }),
    });
  };

  function lead(
    response: Response,
    tenant: TenantConfig,
    asked: string,
    more: Pick<PreviewGrant, 'release' | 'at'>,
  ): void {
    const path = decodePath(asked);
    const location = path === undefined ? undefined : locatePage(tenant, path);
    if (path === undefined || location?.kind !== 'page')
      throw new HttpError(404, 'There is no such page to preview');
    const grant = { tenant: tenant.slug, locale: location.locale, path: location.path, ...more };
    const token = signPreview({ ...grant, expires: now() + maxPreviewMs }, secret);
    response.set('Referrer-Policy', 'no-referrer');
    leadTo(response, `${encodeURI(path)}?preview=${token}`);
  }
}
