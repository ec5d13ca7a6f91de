import { createHash } from 'node:crypto';
import { serialize } from 'cookie';
import { cookiePairs, cookieValues } from './read-cookie.ts';
import type { CookieTransport } from './session-cookie.ts';
import { isSessionId, newSessionId } from './session-id.ts';

/** For how long a browser keeps what a guest has collected after the last change, in seconds. */
export const guestKeptSeconds = 60 * 86_400;

/** Keys that one request is read with: each costs a look at what lies under it. The others wait for the next request. */
const mostKeys = 4;
/** So much of a key names its cookie. */
const tagLength = 6;

/** The key of a guest, and the cookie that holds it once something is collected. */
export interface GuestKey {
  name: string;
  key: string;
}

function baseName({ isHttps }: CookieTransport): string {
  return `${isHttps ? '__Host-' : ''}guest`;
}

/** Of a key that is only ready for something to be collected: no late answer of it replaces one under which something lies. */
function unusedName(transport: CookieTransport): string {
  return `${baseName(transport)}-new`;
}

/** A cookie for each key: of two first changes at once, the answer of one does not replace the key of the other. */
function usedName(key: string, transport: CookieTransport): string {
  return `${baseName(transport)}-${key.slice(0, tagLength)}`;
}

/**
 * What a request says of the guest that its browser is, or can become: nothing for what is not ours, or came twice. More than
 * one key: it was several at once, and what lies under them belongs together.
 */
export function readGuestKeys(header: string | undefined, transport: CookieTransport): GuestKey[] {
  if (header === undefined || !header.includes(baseName(transport))) return [];
  const pairs = cookiePairs(header);
  const isSent = (name: string): boolean => pairs.filter(([each]) => each === name).length === 1;
  const keys = pairs.flatMap(([name, key]): GuestKey[] => {
    const isOurs = name === baseName(transport) || name === usedName(key, transport);
    return isOurs && isSessionId(key) && isSent(name) ? [{ name, key }] : [];
  });
  if (keys.length > 0) return keys.slice(0, mostKeys);
  const [unused, ...others] = cookieValues(header, unusedName(transport));
  return unused !== undefined && others.length === 0 && isSessionId(unused)
    ? [{ name: usedName(unused, transport), key: unused }]
    : [];
}

/** A key that nobody guesses: 192 random bits. */
export const newGuestKey = newSessionId;

/** The key of somebody who was nobody yet. */
export function newGuest(transport: CookieTransport): GuestKey {
  const key = newGuestKey();
  return { name: usedName(key, transport), key };
}

/** The header that keeps a key for as long as what it opens is kept. */
export function guestCookie({ name, key }: GuestKey, transport: CookieTransport): string {
  return serialize(name, key, {
    ...attributes(transport),
    maxAge: guestKeptSeconds,
  });
}

/** The header that brings a key before anything is collected; it ends with the browser. */
export function newGuestCookie(key: string, transport: CookieTransport): string {
  return serialize(unusedName(transport), key, attributes(transport));
}

/** The header that deletes a key. */
export function clearedGuestCookie({ name }: Pick<GuestKey, 'name'>, transport: CookieTransport): string {
  return serialize(name, '', { ...attributes(transport), maxAge: 0 });
}

/** The headers that delete the keys that a request was read with, and one that is only ready. */
export function clearedGuestCookies(header: string | undefined, transport: CookieTransport): string[] {
  const names = readGuestKeys(header, transport).map(({ name }) => name);
  return [...names, unusedName(transport)].map((name) => clearedGuestCookie({ name }, transport));
}

function attributes({ isHttps }: CookieTransport) {
  return { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/' } as const;
}

/** A guest as stores keep him: whoever reads the database gets into no basket. */
export function guestName(tenant: string, key: string): string {
  return `g:${createHash('sha256').update(`guest ${tenant} ${key}`).digest('base64url')}`;
}
