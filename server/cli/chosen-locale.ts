import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** The locale of a shop with this name, or its default. Throws when the shop has no such locale. */
export function chosenLocale(
  { slug, locales, defaultLocale }: TenantConfig,
  wanted: string | undefined,
): string {
  if (wanted === undefined || locales.some(({ locale }) => locale === wanted)) return wanted ?? defaultLocale;
  const known = locales.map(({ locale }) => locale).join(', ');
  throw new Error(`The shop "${slug}" has no locale "${wanted}". It has: ${known}.`);
}
