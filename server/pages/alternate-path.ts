import { localePrefix, withoutLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** The path in a locale that a document names, without the locale's prefix, whether it was written with it or without. */
export function alternatePath(
  tenant: Pick<TenantConfig, 'locales'>,
  alternates: readonly { locale: string; path: string }[],
  locale: string,
): string | undefined {
  const path = alternates.find((other) => other.locale === locale)?.path;
  return path === undefined ? undefined : withoutLocalePrefix(localePrefix(tenant, locale), path);
}
