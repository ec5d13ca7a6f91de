import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import type { LocalisedText } from '../../../schemas/catalogue/localised-text.ts';
import type { AttributeDefinition } from '../../../schemas/catalogue/product-attribute.ts';
import type { ProductSearch } from '../../../schemas/catalogue/product-search.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { ProductCard, ShownPrice } from '../../../schemas/product-card.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';

/** A tenant's categories, as lists ask for them. */
export interface ListedCategories {
  find(id: string): Category | undefined;
  /** Children of a category, or the departments for null. */
  childrenOf(id: string | null): readonly Category[];
  /** From the department down to the category itself. */
  pathTo(id: string): readonly Category[];
  /** Part of the address after `/c/`. */
  addressOf(id: string, locale: string): string;
  at(address: string, locale: string): Category | undefined;
}

/** What facets and their values are called. */
export interface FacetWords {
  attributes: ReadonlyMap<string, AttributeDefinition>;
  units: Readonly<Partial<Record<string, LocalisedText>>>;
  colours: Readonly<{
    families: Readonly<Record<string, LocalisedText>>;
    colours: Readonly<Record<string, { family: string; swatch: string }>>;
  }>;
}

type TextOf = (
  tenant: string,
  locale: string,
  key: string,
  values?: Record<string, string | number>,
) => string;

/** Everything that lists need of others. */
export interface ListingPorts {
  /** The search of a tenant in a locale as it is now; undefined: it is not ready yet. */
  searchOf(tenant: string, locale: string): ProductSearch | undefined;
  categoriesOf(tenant: string): ListedCategories | Promise<ListedCategories>;
  /** Products in the order of the numbers; those that nothing has are left out. */
  products(tenant: string, skus: readonly string[]): Promise<readonly CatalogueProduct[]>;
  /** A product as lists show it; null: not sold there. */
  cardOf(product: CatalogueProduct, tenant: string, locale: string): ProductCard | null;
  /** Price of one variant; null: not sold there. */
  priceOf(variant: ProductVariant, locale: string): ShownPrice | null;
  /** The query that chooses a variant on its product's page, without `?`. */
  variantQuery(variant: ProductVariant): string;
  words: FacetWords;
  /** Texts of the keys `listing.…`. */
  text: TextOf;
  tenant(slug: string): TenantConfig;
  /** Milliseconds since 1970. */
  now(): number;
  /** Monotonic milliseconds. */
  clock(): number;
}
