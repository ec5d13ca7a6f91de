import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { HttpError } from './http-error.ts';

/**
 * The locale that a call asks for; where it names none, the shop's own. Throws `HttpError` 400 for one that the shop does not
 * have: nobody is answered in another language or currency than was asked for.
 */
export function requestedLocale({ locales, defaultLocale }: TenantConfig, asked: unknown): string {
  if (asked === undefined || asked === '') return defaultLocale;
  const found = locales.find(({ locale }) => locale === asked);
  if (found) return found.locale;
  const choices = locales.map(({ locale }) => locale).join(', ');
  throw new HttpError(400, `The shop has no such locale: "locale" is one of ${choices}.`);
}
