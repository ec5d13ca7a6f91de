import type { NewProduct } from '../../schemas/catalogue/new-product.ts';
import type { CatalogueStore } from '../shop/catalogue/catalogue-store.ts';
import { demonstrationCategories } from '../../content-fixtures/demonstration/products/demonstration-categories.ts';
import {
  demonstrationProducts,
  type DemonstrationOptions,
} from '../../content-fixtures/demonstration/products/demonstration-products.ts';

export interface SeedRun extends DemonstrationOptions {
  store: Pick<CatalogueStore, 'write' | 'putCategories'>;
  tenant: string;
  /** Told after each part how many products there are so far. */
  onProgress?: (products: number) => void;
}

/** Products that are written at once. */
const atOnce = 250;

/**
 * Puts the demonstration catalogue of a tenant into a store: categories, then products part by part. A second run changes
 * words and pictures, and leaves stock, prices and their histories as they became. Throws for a tenant without categories,
 * and where the store refuses a product.
 */
export async function seedCatalogue({ store, tenant, onProgress, ...options }: SeedRun): Promise<number> {
  await store.putCategories(tenant, demonstrationCategories(options.words, tenant));
  let written = 0;
  let part: NewProduct[] = [];
  const write = async (): Promise<void> => {
    const changed = await store.write(tenant, { put: part });
    if (!changed.ok) throw new Error(`the product ${changed.sku} cannot be put: ${changed.reason}`);
    written += part.length;
    part = [];
    onProgress?.(written);
  };
  for (const product of demonstrationProducts(options)) {
    part.push(product);
    if (part.length === atOnce) await write();
  }
  if (part.length > 0) await write();
  return written;
}
