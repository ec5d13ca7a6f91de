import type { RequestHandler } from 'express';
import { HttpError } from '../http/http-error.ts';
import { localeOfCall } from '../http/requested-locale.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { visitorOf } from './request-visitor.ts';
import { clearedSessionCookie, type CookieTransport } from './session-cookie.ts';
import { setAwayText } from '../http/away-text.ts';
import { type Visitor, visitorTypes } from './visitor.ts';

export interface VisitorGuardsParts extends CookieTransport {
  /** One of the shop's texts, such as `session.logIn`. */
  text: (tenant: string, locale: string, key: string) => string;
}

export interface VisitorGuards {
  /** Lets whoever is known pass, softly or fully. */
  requireSoft: RequestHandler;
  /** Lets nobody pass but whoever has logged in and has not rested for long. */
  requireFull: RequestHandler;
}

/**
 * Guards of calls that belong to a customer. They answer 401 in the shop's language (`locale` in the query, else the shop's
 * own), and throw an outage of the sessions; nothing behind them is for a cache. The stored session decides, no token or cookie.
 */
export function createVisitorGuards({ text, isHttps }: VisitorGuardsParts): VisitorGuards {
  const guard =
    (least: Visitor['kind']): RequestHandler =>
    async (request, response, next) => {
      response.set('Cache-Control', 'private, no-store');
      const tenant = tenantOf(response);
      const locale = localeOfCall(request, response);
      setAwayText(response, 'session.notNow');
      const kind = (await visitorOf(response).stored())?.session.visitor.kind ?? 'anonymous';
      if (visitorTypes[kind] >= visitorTypes[least]) return next();
      if (visitorOf(response).isTorn) response.append('Set-Cookie', clearedSessionCookie({ isHttps }));
      const key = kind === 'anonymous' ? 'session.logIn' : 'session.enterPassword';
      throw new HttpError(401, text(tenant.slug, locale, key), { headers: { 'Content-Language': locale } });
    };

  return { requireSoft: guard('soft'), requireFull: guard('full') };
}
