import { createHash, randomBytes } from 'node:crypto';
import { keptDays } from '../../../schemas/search-history.ts';
import { cookieHeader, hostCookieName } from '../../http/write-cookie.ts';
import { cookieValues } from '../../session/read-cookie.ts';
import type { CookieTransport } from '../../session/session-cookie.ts';

/**
 * Holds the id of an anonymous history. The login brings it along as the history's own calls do, be it sent from whichever page:
 * what was searched for becomes the customer's.
 */
function cookieName({ isHttps }: CookieTransport): string {
  return hostCookieName('searches', isHttps);
}

/** An id that nobody guesses: 128 random bits. */
export function newHistoryId(): string {
  return randomBytes(16).toString('base64url');
}

/** The id in a request's `Cookie` header; `isGenuine` is false when something else stands there, or two of them. */
export function readHistoryCookie(
  header: string | undefined,
  transport: CookieTransport,
): { id?: string; isGenuine: boolean } {
  const values = cookieValues(header, cookieName(transport));
  const [id] = values;
  if (id === undefined) return { isGenuine: true };
  return values.length === 1 && /^[\w-]{22}$/.test(id) ? { id, isGenuine: true } : { isGenuine: false };
}

/** The header that keeps an id for as long as its history is kept; without one, that deletes it. */
export function historyCookie(id: string | undefined, { isHttps }: CookieTransport): string {
  const maxAge = id === undefined ? 0 : keptDays * 86_400;
  return cookieHeader({ name: cookieName({ isHttps }), value: id ?? '', isHttps, maxAge });
}

/** The owner of an anonymous history as it is stored: whoever reads the database cannot take a history over. */
export function visitorOwner(id: string): string {
  return `visitor:${createHash('sha256').update(id).digest('hex')}`;
}

/** The owner of a customer's history as it is stored. */
export function customerOwner(customer: string): string {
  return `customer:${customer}`;
}
