import type { SearchProduct } from '../analyser/search-product.ts';
import type { VariantRow } from './search-rows.ts';

/** A product with all that lists need of it. */
export interface ListedProduct {
  product: SearchProduct;
  sku: string;
  /** Facet values of the product, categories with all above them too. */
  values: readonly number[];
  popularity: number;
  rating: number;
  listed: number;
  variants: readonly VariantRow[];
}
