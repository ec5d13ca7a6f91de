import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import type { Offers } from './catalogue-store.ts';

/** A product as its document is stored: without what changes all day. */
export type StoredProduct = Omit<CatalogueProduct, 'variants' | 'services' | 'withdrawalException'> & {
  services?: CatalogueProduct['services'];
  withdrawalException?: CatalogueProduct['withdrawalException'];
  variants: readonly Omit<ProductVariant, 'stock' | 'offers'>[];
};

/** Stock and offers of a variant, which have rows of their own. */
export interface LiveVariant {
  stock: number;
  offers: Offers;
}

export function storedProduct(product: CatalogueProduct): StoredProduct {
  return {
    ...product,
    variants: product.variants.map(({ stock: _stock, offers: _offers, ...variant }) => variant),
  };
}

/** The product again, with what its variants cost and have now. Throws a RangeError for a variant without its row. */
export function wholeProduct(
  stored: StoredProduct,
  live: Readonly<Record<string, LiveVariant>>,
): CatalogueProduct {
  const variants = stored.variants.map((variant): ProductVariant => {
    const own = Object.hasOwn(live, variant.sku) ? live[variant.sku] : undefined;
    if (!own) throw new RangeError(`the variant ${variant.sku} has no stock`);
    return { ...variant, stock: own.stock, offers: { ...own.offers } };
  });
  // Documents from before these were kept have none.
  const { services = {}, withdrawalException = null } = stored;
  return { ...stored, services, withdrawalException, variants };
}
