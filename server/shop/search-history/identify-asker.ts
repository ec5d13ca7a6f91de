import { parse as parseCookies } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { type CallCounters, type CallLimit, refuseTooMany } from '../../http/call-limit.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { readConsent } from '../../session/consent.ts';
import { customerOwner, historyCookie, readHistoryCookie, visitorOwner } from './history-cookie.ts';
import type { SearchHistoryStore } from './search-history-store.ts';

/** Who asks, and what may be kept of them. */
export interface Asker {
  tenant: string;
  customer: string | undefined;
  /** Id of the anonymous history; only whoever consents has one. */
  id: string | undefined;
  mayKeep: boolean;
}

export interface AskerParts extends CallCounters {
  store: SearchHistoryStore;
  /** The customer who is logged in; undefined for everybody else. */
  customerOf: (request: Request, response: Response) => string | undefined | Promise<string | undefined>;
  isHttps: boolean;
}

const everyCall: CallLimit = { name: 'search-history', most: 240, perMs: 60_000 };

/**
 * Finds out who asks, for `askerOf`. Whoever no longer consents loses the anonymous history at once, and a cookie that is not
 * ours is deleted. Nothing of the answer is for a cache.
 */
export function identifyAsker({ store, customerOf, isHttps, ...counters }: AskerParts): RequestHandler {
  return async (request, response, next) => {
    response.set('Cache-Control', 'private, no-store');
    const { slug: tenant, cookies } = tenantOf(response);
    await refuseTooMany(counters, everyCall, { tenant, address: request.ip });
    const { cookie } = request.headers;
    const { id, isGenuine } = readHistoryCookie(cookie);
    const mayKeep = readConsent(parseCookies(cookie ?? '')[cookies.consent]).has('C0003');
    if (id !== undefined && !mayKeep) await store.removeAll(tenant, visitorOwner(id));
    if (!isGenuine || (id !== undefined && !mayKeep))
      response.append('Set-Cookie', historyCookie(undefined, isHttps));
    const customer = await customerOf(request, response);
    const asker: Asker = { tenant, customer, id: mayKeep ? id : undefined, mayKeep };
    response.locals.historyAsker = asker;
    next();
  };
}

/** Whoever was identified for this answer. */
export function askerOf(response: Response): Asker {
  return response.locals.historyAsker as Asker;
}

/** Whoever is logged in has the history of the customer, everybody else the one of the cookie. */
export function ownerOf({ customer, id }: Pick<Asker, 'customer' | 'id'>): string | undefined {
  if (customer !== undefined) return customerOwner(customer);
  return id === undefined ? undefined : visitorOwner(id);
}
