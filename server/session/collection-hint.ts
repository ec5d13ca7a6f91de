import { serialize } from 'cookie';
import type { Request, Response } from 'express';
import { guestKeptSeconds } from './guest-cookie.ts';
import { cookieValues } from './read-cookie.ts';

/**
 * Keeps the cookie `<collection>-hint` as it must be after an answer: by it a page from a cache knows that there is something to
 * ask for; it says nothing else. `isChange`: what is collected is kept for its whole time anew.
 */
export function keepCollectionHint(
  collection: 'basket' | 'wishlist',
  request: Pick<Request, 'headers'>,
  response: Response,
  { count, isChange, isHttps }: { count: number; isChange: boolean; isHttps: boolean },
): void {
  const name = `${collection}-hint`;
  const isThere = cookieValues(request.headers.cookie, name).length > 0;
  if (count > 0 ? isThere && !isChange : !isThere) return;
  const [value, maxAge] = count > 0 ? ['1', guestKeptSeconds] : ['', 0];
  response.append(
    'Set-Cookie',
    serialize(name, value, { secure: isHttps, sameSite: 'lax', path: '/', maxAge }),
  );
}
