import { cookieHeader, hostCookieName } from '../http/write-cookie.ts';
import { cookieValues } from './read-cookie.ts';
import { isSessionId } from './session-id.ts';
import { sessionLimits } from './session-limits.ts';

/** Whether the shop is reached by https; on `http://localhost` in development browsers refuse the prefix and `Secure`. */
export interface CookieTransport {
  isHttps: boolean;
}

/** What a request says of its session: `torn` cookies are two of them, or none of ours; nobody is known by them. */
export type ReadSessionCookie = { kind: 'none' } | { kind: 'id'; id: string } | { kind: 'torn' };

function sessionCookieName({ isHttps }: CookieTransport): string {
  return hostCookieName('sid', isHttps);
}

/** The session's id in a request's `Cookie` header. */
export function readSessionCookie(header: string | undefined, transport: CookieTransport): ReadSessionCookie {
  const values = cookieValues(header, sessionCookieName(transport));
  const [id] = values;
  if (id === undefined) return { kind: 'none' };
  return values.length === 1 && isSessionId(id) ? { kind: 'id', id } : { kind: 'torn' };
}

/** The header that keeps an id: until the browser closes, or for as long as the visitor stays logged in. */
export function sessionCookie(
  { id, stays }: { id: string; stays: boolean },
  { isHttps }: CookieTransport,
): string {
  const maxAge = stays ? sessionLimits.staysIdleMs / 1000 : undefined;
  return cookieHeader({ name: sessionCookieName({ isHttps }), value: id, isHttps, maxAge });
}

/** The header that deletes it. */
export function clearedSessionCookie({ isHttps }: CookieTransport): string {
  return cookieHeader({ name: sessionCookieName({ isHttps }), value: '', isHttps, maxAge: 0 });
}
