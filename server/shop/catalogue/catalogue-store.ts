import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import type { NewProduct } from '../../../schemas/catalogue/new-product.ts';
import type { VariantOffer } from '../../../schemas/catalogue/product-variant.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import type { PriceRecord } from '../../../schemas/money/reduction.ts';

/** `to` sets the stock, `by` adds to it (a negative number takes away). */
export type StockChange = { sku: string } & ({ to: number } | { by: number });

export interface PriceChange {
  sku: string;
  locale: string;
  price: Cents;
  /** When it comes into force, in ms; not before the last record of the history, and after it for another price. */
  at: number;
  /** Recommended retail price from now on; absent: as it was. */
  rrp?: Cents | null;
}

export type Changed =
  | { ok: true }
  | {
      ok: false;
      /** Nothing of the whole call was done. */
      reason: 'unknown-variant' | 'not-offered' | 'too-few' | 'too-many' | 'out-of-order';
      sku: string;
    };

/** What one call writes: everything or nothing. */
export interface CatalogueBatch {
  /** New products, and known ones anew; what those have of stock and prices is kept (see `put`). */
  put?: readonly NewProduct[];
  prices?: readonly PriceChange[];
  stock?: readonly StockChange[];
}

/**
 * Where a tenant's catalogue lies. Every driver passes `tests/contract/catalogue-store.contract.ts`. Numbers of products
 * and variants share one space. What a method gives may be kept by the caller: nobody changes it afterwards.
 */
export interface CatalogueStore {
  /** The product with this number, or with a variant of this number. */
  product(tenant: string, sku: string): Promise<CatalogueProduct | null>;
  /** The product with this slug in this locale; of several the one with the least number, by code points. */
  productBySlug(tenant: string, locale: string, slug: string): Promise<CatalogueProduct | null>;
  /** Products in the order of the numbers, each once; numbers that nothing has are left out. */
  products(tenant: string, skus: readonly string[]): Promise<CatalogueProduct[]>;
  /** Numbers of products in ascending order (code points) after `after`; for exports, sitemaps and indexing. */
  list(tenant: string, after: string | null, limit: number): Promise<string[]>;
  /**
   * Addresses of the products after `after` (code points) that are not gone, in the locales in which they are sold, part by
   * part until nothing comes: for sitemaps.
   */
  addresses(tenant: string, after: string | null, limit: number): Promise<ListedAddress[]>;
  /** How many products there are, gone ones included. */
  count(tenant: string): Promise<number>;
  /** Parents before children; empty before the first `putCategories`. */
  categories(tenant: string): Promise<Category[]>;
  putCategories(tenant: string, categories: readonly Category[]): Promise<void>;
  /** Ascending by time; empty for what is not known. Records are only ever added. */
  priceHistory(tenant: string, sku: string, locale: string): Promise<PriceRecord[]>;
  /**
   * Writes everything or nothing. `put` of a known product replaces its words, pictures and labels; variants that stay
   * keep their stock and prices, which change by `stock` and `prices` alone, new ones begin with what they bring.
   * Throws for a number that another product has: that is a fault of the caller. With `isTrial` all of it is done, told and
   * undone again.
   */
  write(tenant: string, batch: CatalogueBatch, how?: { isTrial?: boolean }): Promise<Changed>;
}

/** The addresses of a product: its slug in each locale in which it is sold, in stock or not. */
export interface ListedAddress {
  sku: string;
  slugs: ReadonlyMap<string, string>;
}

/** Offers of a variant by locale. */
export type Offers = Readonly<Record<string, VariantOffer>>;
