import type { PriceRecord } from '../money/reduction.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

/** Earlier prices of a variant in a locale; the last record is the price in force. */
export interface VariantHistory {
  sku: string;
  locale: string;
  records: readonly PriceRecord[];
}

/** A product as it comes into the catalogue. Where no history is given, its prices are in force since `listed`. */
export interface NewProduct {
  product: CatalogueProduct;
  history?: readonly VariantHistory[];
}
