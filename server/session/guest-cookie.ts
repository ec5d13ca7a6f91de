import { createHash } from 'node:crypto';
import { serialize } from 'cookie';
import { cookieValues } from './read-cookie.ts';
import type { CookieTransport } from './session-cookie.ts';
import { isSessionId, newSessionId } from './session-id.ts';

/** For how long a browser keeps what a guest has collected after the last change, in seconds. */
export const guestKeptSeconds = 60 * 86_400;

/** Of the key that something was collected under, and of one that is only ready for that: no late answer replaces the first. */
type GuestCookieKind = 'used' | 'unused';

function guestCookieName({ isHttps }: CookieTransport, kind: GuestCookieKind): string {
  return `${isHttps ? '__Host-' : ''}${kind === 'used' ? 'guest' : 'guest-new'}`;
}

/** What a request says of the guest that its browser is, or can become: nothing for what is not ours, or came twice. */
export function readGuestCookie(header: string | undefined, transport: CookieTransport): string | undefined {
  return readKind(header, transport, 'used') ?? readKind(header, transport, 'unused');
}

function readKind(
  header: string | undefined,
  transport: CookieTransport,
  kind: GuestCookieKind,
): string | undefined {
  const [key, ...others] = cookieValues(header, guestCookieName(transport, kind));
  return key !== undefined && others.length === 0 && isSessionId(key) ? key : undefined;
}

/** A key that nobody guesses: 192 random bits. */
export const newGuestKey = newSessionId;

/** The header that keeps a key for as long as what it opens is kept. */
export function guestCookie(key: string, transport: CookieTransport): string {
  return serialize(guestCookieName(transport, 'used'), key, {
    ...attributes(transport),
    maxAge: guestKeptSeconds,
  });
}

/** The header that brings a key before anything is collected; it ends with the browser. */
export function newGuestCookie(key: string, transport: CookieTransport): string {
  return serialize(guestCookieName(transport, 'unused'), key, attributes(transport));
}

/** The headers that delete both. */
export function clearedGuestCookies(transport: CookieTransport): string[] {
  return (['used', 'unused'] as const).map((kind) =>
    serialize(guestCookieName(transport, kind), '', { ...attributes(transport), maxAge: 0 }),
  );
}

function attributes({ isHttps }: CookieTransport) {
  return { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' } as const;
}

/** A guest as stores keep him: whoever reads the database gets into no basket. */
export function guestName(tenant: string, key: string): string {
  return `g:${createHash('sha256').update(`guest ${tenant} ${key}`).digest('base64url')}`;
}
