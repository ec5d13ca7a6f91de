import type { NextFunction, Request, Response } from 'express';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from './http-error.ts';
import { tenantOf } from './tenant-of.ts';
import { splitTarget } from './query.ts';
import type { Entries } from './read-entries.ts';

/** The locale that the query of a call (without `?`) asks for, as `requestedLocale` gives it. */
export function localeOfQuery(tenant: TenantConfig, search: string): string {
  return requestedLocale(tenant, new URLSearchParams(search).getAll('locale'));
}

/** The locale that the address of a call asks for, as `requestedLocale` gives it. */
export function localeOfCall({ originalUrl }: Request, response: Response): string {
  return localeOfQuery(tenantOf(response), splitTarget(originalUrl).search);
}

/** The locale that a form asks for. */
export function localeOfForm(tenant: TenantConfig, { values }: Entries): string {
  return requestedLocale(tenant, values.get('locale') ?? []);
}

/**
 * The locale that a call asks for; where it names none, the shop's own. Throws `HttpError` 400 for one that the shop does not
 * have, be it empty: nobody is answered in another language or currency than was asked for.
 */
function requestedLocale({ locales, defaultLocale }: TenantConfig, given: readonly string[]): string {
  if (given.length === 0) return defaultLocale;
  const [asked] = given;
  const found = given.length === 1 && locales.find(({ locale }) => locale === asked);
  if (found) return found.locale;
  const choices = locales.map(({ locale }) => locale).join(', ');
  const text = { key: 'call.wrongChoice', values: { name: 'locale', choices } };
  throw new HttpError(400, `"locale" is one of ${choices}`, { errors: [{ field: 'locale', text }] });
}

/** Refuses calls, whichever they are, with a `?locale=` that the shop does not have. Throws `HttpError` 400 as `localeOfQuery`. */
export function refuseUnknownLocale(request: Request, response: Response, next: NextFunction): void {
  localeOfCall(request, response);
  next();
}
