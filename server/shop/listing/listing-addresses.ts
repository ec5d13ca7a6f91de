import type { Category } from '../../../schemas/catalogue/category.ts';
import { localePrefix, withLocalePrefix } from '../../../schemas/locale-path.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { routeTable } from '../../../schemas/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant.ts';
import type { ListedCategories } from './listing-ports.ts';

/** Paths of the pages that lists lead to, without locale prefix; undefined: the shop has no such route. */
export interface ListingPaths {
  category(category: Pick<Category, 'id'>): string | undefined;
  search: string | undefined;
  product(card: Pick<ProductCard, 'sku' | 'slug'>): string | undefined;
}

/** Where lists of a tenant lead in one locale. */
export function listingPaths(
  tenant: TenantConfig,
  locale: string,
  categories: Pick<ListedCategories, 'addressOf'>,
): ListingPaths {
  const routes = routeTable(tenant, locale);
  return {
    category: ({ id }) => routes.path('category', { path: categories.addressOf(id, locale) }),
    search: routes.path('search'),
    product: ({ slug, sku }) => routes.path('product', { slug, sku }),
  };
}

/** The same with the locale's prefix, as browsers ask for them. */
export function listingHrefs(
  tenant: TenantConfig,
  locale: string,
  categories: Pick<ListedCategories, 'addressOf'>,
): ListingPaths {
  const paths = listingPaths(tenant, locale, categories);
  const prefix = localePrefix(tenant, locale);
  const full = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : withLocalePrefix(prefix, path);
  return {
    category: (category) => full(paths.category(category)),
    search: full(paths.search),
    product: (card) => full(paths.product(card)),
  };
}
