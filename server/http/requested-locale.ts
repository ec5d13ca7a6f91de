import type { NextFunction, Request, Response } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from './http-error.ts';
import { tenantOf } from './tenant-of.ts';

/**
 * The locale that a call asks for; where it names none, the shop's own. Throws `HttpError` 400 for one that the shop does not
 * have: nobody is answered in another language or currency than was asked for.
 */
export function requestedLocale({ locales, defaultLocale }: TenantConfig, asked: unknown): string {
  if (asked === undefined || asked === '') return defaultLocale;
  const found = locales.find(({ locale }) => locale === asked);
  if (found) return found.locale;
  const choices = locales.map(({ locale }) => locale).join(', ');
  const text = { key: 'call.wrongChoice', values: { name: 'locale', choices } };
  throw new HttpError(400, `"locale" is one of ${choices}`, { errors: [{ field: 'locale', text }] });
}

/** Reads `?locale=` of a call, whichever it is, for `callLocale`. Throws `HttpError` 400 as `requestedLocale`. */
export function findCallLocale(request: Request, response: Response, next: NextFunction): void {
  response.locals.locale = requestedLocale(tenantOf(response), request.query['locale']);
  next();
}

/** The language in which a call is answered; of what is no call, or names none, the shop's own. */
export function callLocale(response: Response): string {
  const found = response.locals.locale as string | undefined;
  return found ?? tenantOf(response).defaultLocale;
}
