import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import { canBeOrdered, offeredVariants, offerOf } from './availability.ts';

/** Fewer pieces than this are counted out to shoppers. */
const fewPieces = 5;

/** What is said about delivery, beside a price or in a basket. The words are messages of the blocks. */
export type DeliveryStatement =
  /** Several variants differ, and none is chosen. */
  | { state: 'needs-variant' }
  /** Nothing is known of the delivery, or the variant is not sold here. */
  | { state: 'unavailable' }
  /** `restock`: when more arrives, in ms since 1970; null when nobody knows. */
  | { state: 'sold-out'; restock: number | null }
  /** `days`: working days, shortest and longest. `left`: pieces left when they are few, else null. */
  | { state: 'in-stock'; mode: 'parcel' | 'freight'; days: readonly [number, number]; left: number | null };

/** The delivery statement of a variant in a locale. */
export function deliveryOf(variant: ProductVariant, locale: string, at: number): DeliveryStatement {
  const { delivery, stock } = variant;
  if (offerOf(variant, locale) === undefined || delivery === null) return { state: 'unavailable' };
  if (stock === 0) {
    // A date that has passed promises nothing.
    const isAhead = delivery.restock !== null && delivery.restock > at;
    return { state: 'sold-out', restock: isAhead ? delivery.restock : null };
  }
  const { mode, days } = delivery;
  return { state: 'in-stock', mode, days, left: stock <= fewPieces ? stock : null };
}

/**
 * The delivery statement of a product: that of the chosen variant, by its number, or of the only one. A number that is
 * none of its variants counts as no choice. Sold out is said before anything is chosen when all is sold out.
 */
export function productDelivery(
  product: CatalogueProduct,
  chosen: string | null,
  locale: string,
  at: number,
): DeliveryStatement {
  const offered = offeredVariants(product, locale);
  const variant = offered.length === 1 ? offered[0] : offered.find(({ sku }) => sku === chosen);
  if (variant) return deliveryOf(variant, locale, at);
  if (offered.length === 0) return { state: 'unavailable' };
  const statements = offered.map((each) => deliveryOf(each, locale, at));
  if (statements.every(({ state }) => state === 'unavailable')) return { state: 'unavailable' };
  if (offered.some((each) => canBeOrdered(each, locale))) return { state: 'needs-variant' };
  const dates = statements.flatMap((each) =>
    each.state === 'sold-out' && each.restock !== null ? [each.restock] : [],
  );
  return { state: 'sold-out', restock: dates.length === 0 ? null : Math.min(...dates) };
}
