import { serialize } from 'cookie';
import type { Request, Response } from 'express';
import { guestKeptSeconds } from '../../session/guest-cookie.ts';
import { cookieValues } from '../../session/read-cookie.ts';

/** The cookie by which a page from a cache knows that there are hearts to fill. It says nothing else. */
const name = 'wishlist-hint';

/** Keeps the hint as it must be after an answer; `isChange`: the list's time begins anew. */
export function hintWishlist(
  request: Pick<Request, 'headers'>,
  response: Response,
  { count, isChange, isHttps }: { count: number; isChange: boolean; isHttps: boolean },
): void {
  const isThere = cookieValues(request.headers.cookie, name).length > 0;
  if (count > 0 ? isThere && !isChange : !isThere) return;
  const maxAge = count > 0 ? guestKeptSeconds : 0;
  const value = count > 0 ? '1' : '';
  response.append(
    'Set-Cookie',
    serialize(name, value, { secure: isHttps, sameSite: 'lax', path: '/', maxAge }),
  );
}
