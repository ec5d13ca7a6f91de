interface LocalePrefixes {
  locales: readonly { locale: string; prefix: string }[];
}

/** What the paths of a shop begin with in one of its locales (`/fr`); empty for the locale that has none. */
export function localePrefix(tenant: LocalePrefixes, locale: string): string {
  return tenant.locales.find((entry) => entry.locale === locale)?.prefix ?? '';
}

/**
 * An address of the shop below its locale's prefix. One that already carries it stays as it is, and so does one that is
 * relative to the page (`#size`, `?page=2`).
 */
export function withLocalePrefix(prefix: string, address: string): string {
  if (prefix === '' || !address.startsWith('/')) return address;
  const rest = address.startsWith(prefix) ? address.slice(prefix.length) : undefined;
  if (rest !== undefined && (rest === '' || /^[/?#]/.test(rest))) return address;
  return /^\/($|[?#])/.test(address) ? `${prefix}${address.slice(1)}` : `${prefix}${address}`;
}
