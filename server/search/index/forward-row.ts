import type { AnalysedProduct } from '../analyser/analyse-product.ts';
import type { ListedProduct } from './listed-product.ts';
import type { Numbering } from './numbering.ts';
import { packTerms, packValues } from './packed-row.ts';
import type { ForwardRow } from './search-rows.ts';

/** The row to store for a product. */
export function forwardRow(
  { product, sku, values, popularity, rating, listed }: Omit<ListedProduct, 'variants'>,
  { terms }: AnalysedProduct,
  termNumbers: Numbering,
): ForwardRow {
  return {
    doc: product.doc,
    sku,
    terms: packTerms([...terms].map(([term, weight]) => ({ term: termNumbers.numberOf(term), weight }))),
    values: packValues(values),
    popularity,
    rating,
    listed,
  };
}
