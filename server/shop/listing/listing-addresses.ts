import type { Category } from '../../../schemas/catalogue/category.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { routeTable, type RouteTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
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
  return placesBy(routeTable(tenant, locale).path, locale, categories);
}

/** The same with the locale's prefix, as browsers ask for them. */
export function listingHrefs(
  tenant: TenantConfig,
  locale: string,
  categories: Pick<ListedCategories, 'addressOf'>,
): ListingPaths {
  return placesBy(routeTable(tenant, locale).address, locale, categories);
}

function placesBy(
  make: RouteTable['path'],
  locale: string,
  categories: Pick<ListedCategories, 'addressOf'>,
): ListingPaths {
  return {
    category: ({ id }) => make('category', { path: categories.addressOf(id, locale) }),
    search: make('search'),
    product: ({ slug, sku }) => make('product', { slug, sku }),
  };
}
