import type { AnalysedProduct } from '../analyser/analyse-product.ts';
import type { Analyser } from '../analyser/analyser.ts';
import type { KnownWord } from '../correction/word-candidates.ts';
import type { SearchProduct } from '../search-product.ts';
import { createNumbering, type Numbering } from './numbering.ts';
import { maxTermId, packTerms, packValues } from './packed-row.ts';
import type { FacetRow, FacetValueRow, ForwardRow, SearchRows, VariantRow } from './search-rows.ts';

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

export interface MemoryRows {
  rows: SearchRows;
  /** Words to correct typing errors to. */
  words: readonly KnownWord[];
}

/** Rows of products without a database, for tests and small shops. Products in order of `doc`. */
export function rowsInMemory(
  products: Iterable<ListedProduct>,
  facets: readonly FacetRow[],
  values: readonly FacetValueRow[],
  analyser: Analyser,
): MemoryRows {
  const numbers = createNumbering([], maxTermId);
  const words = new Map<string, KnownWord>();
  const forward: ForwardRow[] = [];
  const variants: VariantRow[] = [];
  for (const listed of products) {
    const analysed = analyser.product(listed.product);
    forward.push(forwardRow(listed, analysed, numbers));
    for (const variant of listed.variants) variants.push(variant);
    for (const [word, display] of analysed.words) {
      const known = words.get(word);
      if (known) known.products++;
      else words.set(word, { word, display, products: 1 });
    }
  }
  const terms = numbers.added().map(([term, id]) => ({ id, term }));
  return {
    rows: {
      wordsVersion: analyser.wordsVersion,
      terms,
      facets,
      values,
      forward: [forward],
      variants: [variants],
    },
    words: [...words.values()],
  };
}
