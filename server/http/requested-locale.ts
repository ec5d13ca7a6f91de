import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** The locale that a call asks for, else the shop's own. */
export function requestedLocale({ locales, defaultLocale }: TenantConfig, asked: unknown): string {
  return locales.find(({ locale }) => locale === asked)?.locale ?? defaultLocale;
}
