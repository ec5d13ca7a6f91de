import type { NextFunction, Request, Response } from 'express';
import { HttpError } from './http-error.ts';

/**
 * Refuses requests that another site makes in a visitor's browser, before anything of their body is read: 403. Browsers say
 * where a request comes from; what says nothing is no browser, and has no visitor's cookies.
 */
export function requireSameOrigin(request: Request, _response: Response, next: NextFunction): void {
  refuseForeignOrigin(request);
  next();
}

/** The same, for routes that decide by themselves when. Throws `HttpError` 403. */
export function refuseForeignOrigin(request: Request): void {
  const site = request.headers['sec-fetch-site'];
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  // A page whose address is a secret says `null` of its origin, and which site it is all the same.
  const isHidden = origin === 'null' && site === 'same-origin';
  const isForeignOrigin = origin !== undefined && !isHidden && hostOf(origin) !== host?.toLowerCase();
  if (isForeignSite || isForeignOrigin)
    throw new HttpError(403, 'Only pages of this shop may ask for this', {
      text: { key: 'call.foreignSite' },
    });
}

/** Host with its port; undefined for `null` and what is no origin. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
