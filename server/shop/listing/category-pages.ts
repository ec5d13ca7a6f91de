import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { listingPaths } from './listing-addresses.ts';
import type { ListedCategories, ListingPorts } from './listing-ports.ts';

/** The page of a category in one locale. */
interface CategoryPage {
  /** Without locale prefix. */
  path: string;
  name: string;
  /** The same in the shop's other locales. */
  alternates: readonly { locale: string; path: string }[];
}

/**
 * Pages of all categories in which there is something, by locale, parents first: for sitemaps, with the same versions in
 * other languages as the pages name in their heads. A locale whose search is not ready has none.
 */
export async function categoryPages(
  tenant: TenantConfig,
  ports: Pick<ListingPorts, 'searchOf' | 'categoriesOf'>,
): Promise<ReadonlyMap<string, readonly CategoryPage[]>> {
  const categories = await ports.categoriesOf(tenant.slug);
  const all = [...withThoseBelow(null, categories)];
  const pages = all.map((category) => ({ category, places: placesOf(category, tenant, categories, ports) }));
  return new Map(
    tenant.locales.map(({ locale }) => [
      locale,
      pages.flatMap(({ category, places }): CategoryPage[] => {
        const own = places.find((place) => place.locale === locale);
        if (!own) return [];
        const alternates = places.filter((place) => place !== own);
        return [{ path: own.path, name: inLocale(category.name, locale), alternates }];
      }),
    ]),
  );
}

function* withThoseBelow(id: string | null, categories: ListedCategories): Generator<Category> {
  for (const category of categories.childrenOf(id)) {
    yield category;
    yield* withThoseBelow(category.id, categories);
  }
}

/** Where a category has a page with something on it. */
export function placesOf(
  category: Category,
  tenant: TenantConfig,
  categories: ListedCategories,
  { searchOf }: Pick<ListingPorts, 'searchOf'>,
): { locale: string; path: string }[] {
  return tenant.locales.flatMap(({ locale }) => {
    if ((searchOf(tenant.slug, locale)?.countIn(category.id) ?? 0) === 0) return [];
    const path = listingPaths(tenant, locale, categories).category(category);
    return path === undefined ? [] : [{ locale, path }];
  });
}
