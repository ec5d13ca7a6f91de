import type { ProductCard } from '../../../schemas/product-card.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { productCardOf, type SheetLink } from './product-card-of.ts';

/** Most cards that are asked for at once. */
export const maxCards = 240;

/**
 * The cards of products in the order of their numbers, as a locale sees them at a moment (ms). What is unknown, not sold
 * there or gone is left out; of more than 240 numbers the rest is not asked for.
 */
export async function cardsInOrder(
  store: Pick<CatalogueStore, 'products'>,
  { tenant, locale, at, sheetLink }: { tenant: string; locale: string; at: number; sheetLink?: SheetLink },
  skus: readonly string[],
): Promise<ProductCard[]> {
  const products = await store.products(tenant, skus.slice(0, maxCards));
  return products
    .map((product) => productCardOf(product, locale, at, sheetLink))
    .filter((card) => card !== null);
}
