import type { IncomingMessage } from 'node:http';
import { parse as parseCookies } from 'cookie';
import type { RequestHandler } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { locatePage } from './locate-page.ts';
import { decodePath } from '../http/decode-path.ts';
import { isRead } from '../http/methods.ts';
import { splitTarget } from '../http/query.ts';
import { cookieHeader, hostCookieName } from '../http/write-cookie.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { sharedCookie } from '../session/shared-cookie.ts';
import { type PreviewGrant, readPreview } from './preview-token.ts';

export interface PreviewAccess {
  /**
   * Whether a request must go past every cache: it brings a token, which is exchanged, or a cookie that is valid. Who makes a
   * cookie up gets the page that everybody gets.
   */
  isRequested(request: IncomingMessage): boolean;
  /** Exchanges a token for a cookie and a clean address; puts the grant of a cookie into `response.locals.preview`. */
  handler: RequestHandler;
  /** Ends the preview: the cookie is deleted. */
  endHandler: RequestHandler;
}

export function createPreviewAccess(options: {
  secret: string;
  isHttps: boolean;
  now: () => number;
}): PreviewAccess {
  const { isHttps } = options;
  const cookieName = hostCookieName('preview', isHttps);
  const cookieOf = (value: string, maxAge: number): string =>
    cookieHeader({ name: cookieName, value, isHttps, maxAge });

  const grantOf = (request: IncomingMessage): PreviewGrant | undefined => {
    if (!request.headers.cookie?.includes(cookieName)) return undefined;
    const cookie = parseCookies(request.headers.cookie)[cookieName];
    return cookie === undefined ? undefined : readPreview(cookie, options.secret, options.now());
  };

  return {
    isRequested: (request) => tokenOf(request.url ?? '') !== undefined || grantOf(request) !== undefined,
    handler(request, response, next) {
      const { path, search } = splitTarget(request.originalUrl);
      const token = tokenOf(request.originalUrl);
      if (token !== undefined && isRead(request.method)) {
        const parameters = new URLSearchParams(search);
        const grant = readPreview(token, options.secret, options.now());
        const maxAge = Math.max(0, Math.floor(((grant?.expires ?? 0) - options.now()) / 1000));
        if (grant) response.append('Set-Cookie', cookieOf(token, maxAge));
        parameters.delete('preview');
        const rest = parameters.toString();
        // Only a path of ours: decoded and checked, so that it cannot lead elsewhere.
        const clean = decodePath(path) === undefined ? '/' : path;
        response.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
        response.redirect(303, rest === '' ? clean : `${clean}?${rest}`);
        return;
      }
      const grant = grantOf(request);
      const tenant = tenantOf(response);
      if (grant && isGrantedHere(grant, tenant, decodePath(path))) {
        response.locals.preview = grant;
      }
      next();
    },
    endHandler(_request, response) {
      response.append('Set-Cookie', cookieOf('', 0));
      response.append('Set-Cookie', sharedCookie('', 0, isHttps));
      response.set('Cache-Control', 'private, no-store').redirect(303, '/');
    },
  };
}

/** The token in a request's target, however its name was written. */
function tokenOf(target: string): string | undefined {
  const { search } = splitTarget(target);
  return /preview|%/.test(search) ? (new URLSearchParams(search).get('preview') ?? undefined) : undefined;
}

function isGrantedHere(grant: PreviewGrant, tenant: TenantConfig, path: string | undefined): boolean {
  if (path === undefined || grant.tenant !== tenant.slug) return false;
  const location = locatePage(tenant, path);
  if (location.kind !== 'page') return false;
  return grant.release !== undefined || (location.locale === grant.locale && location.path === grant.path);
}
