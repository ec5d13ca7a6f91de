import type { RequestHandler } from 'express';
import { withLocalePrefix, localePrefix } from '../../../schemas/locale-path.ts';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import type { ContentStore } from '../../content/store/content-store.ts';
import { type CallCounters, refuseTooMany } from '../../http/call-limit.ts';
import { decodePath } from '../../http/decode-path.ts';
import { HttpError } from '../../http/http-error.ts';
import { isRead } from '../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../http/query.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { locatePage } from '../../pages/locate-page.ts';
import type { PreviewGrant } from '../../pages/preview-token.ts';
import { isSharedToken, sharedCookie, sharedTokenOf } from '../../session/shared-cookie.ts';
import { leadTo } from '../../staff/desk/desk-page.ts';
import { isOutage } from '../../storage/is-outage.ts';
import type { ShareStore } from './share-store.ts';

interface SharedParts extends CallCounters {
  shares: ShareStore;
  store: Pick<ContentStore, 'find'>;
  isHttps: boolean;
  now: () => number;
}

/** How often one address may try a token; of 128 bits none is ever guessed. */
const tries = { name: 'edit-shared', most: 120, perMs: 60 * 60_000 };

/** What somebody without an account is shown by a link. */
export interface SharedPages {
  /** Exchanges the token of a link for a cookie, and leads to the page at its clean address. */
  exchange: RequestHandler;
  /** Grants a request with such a cookie the draft of its page, as a preview; every other page is as for everybody. */
  grant: RequestHandler;
}

/** The link is looked up with every request, so that it ends at once when it is revoked. */
export function createSharedPages({ shares, store, isHttps, now, ...counters }: SharedParts): SharedPages {
  return {
    async exchange(request, response) {
      const tenant = tenantOf(response);
      await refuseTooMany(counters, tries, { tenant: tenant.slug, address: request.ip });
      const token = createQueryReader(splitTarget(request.originalUrl).search)('token');
      const at = now();
      const link = isSharedToken(token) ? await shares.use(tenant.slug, hashOfToken(token), at) : null;
      const document = link && (await store.find(tenant.slug, link.document));
      if (!link || !document || document.kind !== 'page' || document.locale === null)
        throw new HttpError(404, 'This link shows nothing any more');
      const seconds = Math.floor((link.expiresAt - at) / 1000);
      response.append('Set-Cookie', sharedCookie(token, seconds, isHttps));
      response.set('Referrer-Policy', 'no-referrer');
      leadTo(response, encodeURI(withLocalePrefix(localePrefix(tenant, document.locale), document.key)));
    },
    async grant(request, response, next) {
      const token = isRead(request.method) ? sharedTokenOf(request, isHttps) : undefined;
      const path = decodePath(splitTarget(request.originalUrl).path);
      if (token === undefined || path === undefined) return next();
      const tenant = tenantOf(response);
      const location = locatePage(tenant, path);
      if (location.kind !== 'page') return next();
      const shown = await shownBy(tenant.slug, token);
      const { locale } = location;
      if (shown?.document.locale === locale && shown.document.key === location.documentPath)
        response.locals.preview = {
          ...{ tenant: tenant.slug, locale, path: location.path, expires: shown.link.expiresAt },
        } satisfies PreviewGrant;
      next();
    },
  };

  /** The page of a token; while nobody knows, there is none: whoever has a link is a shopper as well. */
  async function shownBy(tenant: string, token: string) {
    try {
      const link = await shares.use(tenant, hashOfToken(token), now());
      const document = link && (await store.find(tenant, link.document));
      return link && document?.kind === 'page' ? { link, document } : undefined;
    } catch (error) {
      if (isOutage(error)) return undefined;
      throw error;
    }
  }
}
