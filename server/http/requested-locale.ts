import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from './http-error.ts';
import type { Entries } from './read-entries.ts';

/** The locale that the query of a call (without `?`) asks for, as `requestedLocale` gives it. */
export function localeOfQuery(tenant: TenantConfig, search: string): string {
  return requestedLocale(tenant, new URLSearchParams(search).getAll('locale'));
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
  const found = locales.find(({ locale }) => locale === asked);
  if (found) return found.locale;
  const choices = locales.map(({ locale }) => locale).join(', ');
  throw new HttpError(400, `The shop has no such locale: "locale" is one of ${choices}.`);
}
