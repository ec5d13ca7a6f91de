import type { Request, Response } from 'express';
import { cookieHeader } from '../http/write-cookie.ts';
import { guestKeptSeconds } from './guest-cookie.ts';
import { cookieValues } from './read-cookie.ts';
import type { CookieTransport } from './session-cookie.ts';

const collections = ['basket', 'wishlist'] as const;

/**
 * Keeps the cookie `<collection>-hint` as it must be after an answer: by it a page from a cache knows that there is something to
 * ask for; it says nothing else. `isChange`: what is collected is kept for its whole time anew.
 */
export function keepCollectionHint(
  collection: (typeof collections)[number],
  request: Pick<Request, 'headers'>,
  response: Response,
  { count, isChange, isHttps }: { count: number; isChange: boolean; isHttps: boolean },
): void {
  const name = hintName(collection);
  const isThere = cookieValues(request.headers.cookie, name).length > 0;
  if (count > 0 ? isThere && !isChange : !isThere) return;
  const [value, maxAge] = count > 0 ? ['1', guestKeptSeconds] : ['', 0];
  response.append('Set-Cookie', hintCookie(name, { value, maxAge, isHttps }));
}

/** Whether a browser says that something was collected in it; it may be wrong. */
export function hasCollectionHint(
  collection: (typeof collections)[number],
  { headers }: Pick<Request, 'headers'>,
): boolean {
  return cookieValues(headers.cookie, hintName(collection)).length > 0;
}

/** Has the browser forget that something was collected: the next person on the device has collected nothing. */
export function forgetCollectionHints(response: Response, { isHttps }: CookieTransport): void {
  for (const name of collections.map(hintName))
    if (cookieValues(response.req.headers.cookie, name).length > 0)
      response.append('Set-Cookie', hintCookie(name, { value: '', maxAge: 0, isHttps }));
}

const hintName = (collection: (typeof collections)[number]): string => `${collection}-hint`;

function hintCookie(
  name: string,
  { value, maxAge, isHttps }: CookieTransport & { value: string; maxAge: number },
): string {
  return cookieHeader({ name, value, isHttps, maxAge, isForScripts: true });
}
