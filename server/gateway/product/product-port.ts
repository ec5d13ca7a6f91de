import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';

/** The products of all tenants. */
export interface ProductPort {
  products: {
    /** Those that there are of these numbers, each once; a number may be a variant's. */
    products(tenant: string, skus: readonly string[]): Promise<readonly CatalogueProduct[]>;
  };
  /** Milliseconds since 1970. */
  now: () => number;
}
