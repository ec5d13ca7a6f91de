import { parse as parseCookies } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { type CallCounters, type CallLimit, refuseTooMany } from '../../http/call-limit.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { readConsent } from '../../session/consent.ts';
import type { CookieTransport } from '../../session/session-cookie.ts';
import { customerOwner, historyCookie, readHistoryCookie, visitorOwner } from './history-cookie.ts';
import type { SearchHistoryStore } from './search-history-store.ts';

/** Who asks, and what may be kept of them. */
export interface Searcher {
  tenant: string;
  customer: string | undefined;
  /** Id of the anonymous history; only whoever consents has one. */
  id: string | undefined;
  mayKeep: boolean;
}

export interface SearcherParts extends CallCounters, CookieTransport {
  store: SearchHistoryStore;
  /** The customer who is logged in; undefined for everybody else. */
  customerOf: (request: Request, response: Response) => string | undefined | Promise<string | undefined>;
}

const everyCall: CallLimit = { name: 'search-history', most: 240, perMs: 60_000 };

/**
 * Finds out who asks, for `searcherOf`. Whoever no longer consents loses the anonymous history at once, and a cookie that is not
 * ours is deleted. Nothing of the answer is for a cache.
 */
export function identifySearcher({ store, customerOf, isHttps, ...counters }: SearcherParts): RequestHandler {
  return async (request, response, next) => {
    response.set('Cache-Control', 'private, no-store');
    const { slug: tenant, cookies } = tenantOf(response);
    await refuseTooMany(counters, everyCall, { tenant, address: request.ip });
    const { cookie } = request.headers;
    const { id, isGenuine } = readHistoryCookie(cookie, { isHttps });
    const mayKeep = readConsent(parseCookies(cookie ?? '')[cookies.consent]).has('C0003');
    if (id !== undefined && !mayKeep) await store.removeAll(tenant, visitorOwner(id));
    if (!isGenuine || (id !== undefined && !mayKeep))
      response.append('Set-Cookie', historyCookie(undefined, { isHttps }));
    const customer = await customerOf(request, response);
    const searcher: Searcher = { tenant, customer, id: mayKeep ? id : undefined, mayKeep };
    response.locals.searcher = searcher;
    next();
  };
}

/** Whoever was identified for this answer. */
export function searcherOf(response: Response): Searcher {
  return response.locals.searcher as Searcher;
}

/** Whoever is logged in has the history of the customer, everybody else the one of the cookie. */
export function ownerOf({ customer, id }: Pick<Searcher, 'customer' | 'id'>): string | undefined {
  if (customer !== undefined) return customerOwner(customer);
  return id === undefined ? undefined : visitorOwner(id);
}
