import type { IncomingMessage } from 'node:http';
import { cookieValues } from './read-cookie.ts';
import { cookieHeader, hostCookieName } from '../http/write-cookie.ts';

/** Keeps the token of a link that shows one draft; which draft that is, and whether it still may, is known elsewhere. */
const nameOf = (isHttps: boolean): string => hostCookieName('shared', isHttps);

/** The token in a request's cookie; undefined: none, two, or what is none of ours. */
export function sharedTokenOf({ headers }: IncomingMessage, isHttps: boolean): string | undefined {
  if (!headers.cookie?.includes(nameOf(isHttps))) return undefined;
  const [token, ...others] = cookieValues(headers.cookie, nameOf(isHttps));
  return token !== undefined && others.length === 0 && isSharedToken(token) ? token : undefined;
}

export function isSharedToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The header that keeps a token for so many seconds; 0: it is deleted. */
export function sharedCookie(token: string, maxAge: number, isHttps: boolean): string {
  return cookieHeader({ name: nameOf(isHttps), value: token, isHttps, maxAge });
}
