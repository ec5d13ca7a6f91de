import type { NextFunction, Request, Response } from 'express';
import { HttpError } from './http-error.ts';

/**
 * Refuses requests that another site makes in a visitor's browser, before anything of their body is read: 403. Browsers say
 * where a request comes from; what says nothing is no browser, and has no visitor's cookies.
 */
export function requireSameOrigin(request: Request, _response: Response, next: NextFunction): void {
  const site = request.headers['sec-fetch-site'];
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  if (isForeignSite || (origin !== undefined && hostOf(origin) !== host?.toLowerCase()))
    throw new HttpError(403, 'Only pages of this shop may ask for this');
  next();
}

/** Host with its port; undefined for `null` and what is no origin. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
