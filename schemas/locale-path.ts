interface LocalePrefixes {
  locales: readonly { locale: string; prefix: string }[];
}

/** What the paths of a shop begin with in one of its locales (`/fr`); empty for the locale that has none. */
export function localePrefix(tenant: LocalePrefixes, locale: string): string {
  return tenant.locales.find((entry) => entry.locale === locale)?.prefix ?? '';
}

/** The locale whose prefix a path begins with, else the default one. */
export function localeOfPath(shop: LocalePrefixes & { defaultLocale: string }, path: string): string {
  const found = shop.locales.find(({ prefix }) => prefix !== '' && isBelow(prefix, path));
  return found?.locale ?? shop.defaultLocale;
}

/** An address that somebody wrote on a page of a locale: below its prefix, unless it names another of the shop's locales. */
export function addressIn(shop: LocalePrefixes, locale: string, address: string): string {
  const isOther = shop.locales.some(({ prefix }) => prefix !== '' && isBelow(prefix, address));
  return isOther ? address : withLocalePrefix(localePrefix(shop, locale), address);
}

/** A path as documents of the locale name it: without the locale's prefix, whether it was written with it or without. */
export function withoutLocalePrefix(prefix: string, path: string): string {
  return prefix !== '' && isBelow(prefix, path) ? path.slice(prefix.length) || '/' : path;
}

/** The path in a locale that a document names, without the locale's prefix, whether it was written with it or without. */
export function alternatePath(
  tenant: LocalePrefixes,
  alternates: readonly { locale: string; path: string }[],
  locale: string,
): string | undefined {
  const path = alternates.find((other) => other.locale === locale)?.path;
  return path === undefined ? undefined : withoutLocalePrefix(localePrefix(tenant, locale), path);
}

/**
 * An address of the shop below its locale's prefix. One that already carries it stays as it is, and so does one that is
 * relative to the page (`#size`, `?page=2`).
 */
export function withLocalePrefix(prefix: string, address: string): string {
  if (prefix === '' || !address.startsWith('/')) return address;
  if (isBelow(prefix, address)) return address;
  return /^\/($|[?#])/.test(address) ? `${prefix}${address.slice(1)}` : `${prefix}${address}`;
}

function isBelow(prefix: string, address: string): boolean {
  return address.startsWith(prefix) && /^($|[/?#])/.test(address.slice(prefix.length));
}
