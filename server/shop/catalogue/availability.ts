import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductVariant, VariantOffer } from '../../../schemas/catalogue/product-variant.ts';

/**
 * Whether what is sold somewhere can be had: nothing is left, nobody knows how it is delivered, or it can. (Requirements 8.013,
 * 8.014)
 */
type VariantAvailability = 'sold-out' | 'undeliverable' | 'available';
/** Whether a product can be had: never again, not in this locale, or as its variants. */
type Availability = 'gone' | 'not-offered' | VariantAvailability;

/** What a locale pays for a variant; undefined: it is not sold there. */
export function offerOf(variant: ProductVariant, locale: string): VariantOffer | undefined {
  return Object.hasOwn(variant.offers, locale) ? variant.offers[locale] : undefined;
}

/** The variants that are sold in a locale, in stock or not. */
export function offeredVariants(product: CatalogueProduct, locale: string): ProductVariant[] {
  return product.gone ? [] : product.variants.filter((variant) => offerOf(variant, locale) !== undefined);
}

/** Whether a variant can be put into the basket. What nobody knows how to deliver cannot. */
export function canBeOrdered(variant: ProductVariant, locale: string): boolean {
  return offerOf(variant, locale) !== undefined && variant.stock > 0 && variant.delivery !== null;
}

/** Availability of the best of some variants that are sold in a locale. */
export function availabilityAmong(variants: readonly ProductVariant[], locale: string): VariantAvailability {
  if (variants.some((variant) => canBeOrdered(variant, locale))) return 'available';
  return variants.every(({ delivery }) => delivery === null) ? 'undeliverable' : 'sold-out';
}

/** Availability of a whole product in a locale: that of its best variant. */
export function availabilityOf(product: CatalogueProduct, locale: string): Availability {
  if (product.gone) return 'gone';
  const offered = offeredVariants(product, locale);
  return offered.length === 0 ? 'not-offered' : availabilityAmong(offered, locale);
}
