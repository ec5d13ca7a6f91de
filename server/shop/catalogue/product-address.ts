import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { availabilityOf } from './availability.ts';

/** The parameters of the route `product`. */
export interface ProductAddress {
  slug: string;
  sku: string;
}

/** What the address of a product leads to. */
export type AddressOutcome =
  /** `variant`: the number of the variant that the address named, else null. */
  | { kind: 'show'; product: CatalogueProduct; variant: string | null }
  /** The product's own address, or that of what replaces it for good. */
  | { kind: 'redirect'; to: ProductAddress }
  /** Status 410: it was there, and will not come back. */
  | { kind: 'gone' }
  /** Status 404. */
  | { kind: 'unknown' };

/** The one address of a product in a locale. */
export function productAddress(product: CatalogueProduct, locale: string): ProductAddress {
  return { slug: inLocale(product.texts, locale).slug, sku: product.sku };
}

/**
 * Says what to answer at `/p/<slug>-<sku>`. The number alone decides which product it is; a slug that is not the
 * product's own leads to it once. A number of a variant shows its product with that variant chosen. What is gone for good
 * leads to its successor where that is sold in the locale, and is answered as gone otherwise: never along a chain.
 */
export function addressOutcome(
  address: ProductAddress,
  product: CatalogueProduct | null,
  successor: CatalogueProduct | null,
  locale: string,
): AddressOutcome {
  if (!product) return { kind: 'unknown' };
  const availability = availabilityOf(product, locale);
  if (availability === 'not-offered') return { kind: 'unknown' };
  if (availability === 'gone') {
    const isSold =
      successor !== null &&
      successor.sku === product.gone?.successor &&
      !['gone', 'not-offered'].includes(availabilityOf(successor, locale));
    return isSold ? { kind: 'redirect', to: productAddress(successor, locale) } : { kind: 'gone' };
  }
  const own = productAddress(product, locale);
  const variant = product.variants.find(({ sku }) => sku === address.sku)?.sku ?? null;
  if (address.slug !== own.slug)
    return { kind: 'redirect', to: variant === null ? own : { ...own, sku: variant } };
  return { kind: 'show', product, variant };
}
