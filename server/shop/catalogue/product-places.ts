import type { CatalogueStore } from './catalogue-store.ts';

/** A page of a product in one locale; paths have no locale prefix. */
interface ProductPlace {
  path: string;
  /** The same product in the shop's other locales. */
  alternates: readonly { locale: string; path: string }[];
}

interface ProductPlacesOptions {
  store: Pick<CatalogueStore, 'addresses'>;
  tenant: string;
  locales: readonly string[];
  /** Path of a product in a locale; undefined: the shop has no such pages. */
  pathOf(locale: string, address: { slug: string; sku: string }): string | undefined;
  /** Most pages of one locale. */
  max: number;
}

/** Addresses that are read at once. */
const atOnce = 2000;

/** Pages of all products by locale, by number of the product: for sitemaps. */
export async function productPlaces({
  store,
  tenant,
  locales,
  pathOf,
  max,
}: ProductPlacesOptions): Promise<Map<string, ProductPlace[]>> {
  const found = new Map(locales.map((locale): [string, ProductPlace[]] => [locale, []]));
  let after: string | null = null;
  for (;;) {
    const part = await store.addresses(tenant, after, atOnce);
    for (const { sku, slugs } of part) {
      const places = locales.flatMap((locale) => {
        const slug = slugs.get(locale);
        const path = slug === undefined ? undefined : pathOf(locale, { slug, sku });
        return path === undefined ? [] : [{ locale, path }];
      });
      for (const own of places) {
        const pages = found.get(own.locale) ?? [];
        const alternates = places.filter((place) => place !== own);
        if (pages.length < max) pages.push({ path: own.path, alternates });
      }
    }
    after = part.at(-1)?.sku ?? null;
    if (after === null || [...found.values()].every((pages) => pages.length >= max)) return found;
  }
}
