import { createHash } from 'node:crypto';
import { serialize } from 'cookie';
import { cookieValues } from './read-cookie.ts';
import type { CookieTransport } from './session-cookie.ts';
import { isSessionId, newSessionId } from './session-id.ts';

/** For how long a browser keeps what a guest has collected after the last change, in seconds. */
export const guestKeptSeconds = 60 * 86_400;

function guestCookieName({ isHttps }: CookieTransport): string {
  return isHttps ? '__Host-guest' : 'guest';
}

/** What a request says of the guest that its browser is: nothing for what is not ours, or came twice. */
export function readGuestCookie(header: string | undefined, transport: CookieTransport): string | undefined {
  const [key, ...others] = cookieValues(header, guestCookieName(transport));
  return key !== undefined && others.length === 0 && isSessionId(key) ? key : undefined;
}

/** A key that nobody guesses: 192 random bits. */
export const newGuestKey = newSessionId;

/** The header that keeps a key for as long as what it opens is kept; `isUnused`: nothing yet, it ends with the browser. */
export function guestCookie(key: string, { isHttps }: CookieTransport, isUnused = false): string {
  return serialize(guestCookieName({ isHttps }), key, {
    ...attributes(isHttps),
    ...(!isUnused && { maxAge: guestKeptSeconds }),
  });
}

/** The header that deletes it. */
export function clearedGuestCookie({ isHttps }: CookieTransport): string {
  return serialize(guestCookieName({ isHttps }), '', { ...attributes(isHttps), maxAge: 0 });
}

function attributes(isHttps: boolean) {
  return { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' } as const;
}

/** A guest as stores keep him: whoever reads the database gets into no basket. */
export function guestName(tenant: string, key: string): string {
  return `g:${createHash('sha256').update(`guest ${tenant} ${key}`).digest('base64url')}`;
}
