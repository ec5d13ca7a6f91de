import type { Analyser } from '../../analyser/analyser.ts';
import type { KnownWord } from '../../correction/word-candidates.ts';
import { forwardRow } from '../forward-row.ts';
import type { ListedProduct } from '../listed-product.ts';
import { createNumbering } from '../numbering.ts';
import { maxTermId } from '../packed-row.ts';
import type { FacetRow, FacetValueRow, ForwardRow, SearchRows, VariantRow } from '../search-rows.ts';

interface MemoryRows {
  rows: SearchRows;
  /** Words to correct typing errors to. */
  words: readonly KnownWord[];
}

/** Rows of products without a database. Products in order of `doc`. */
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
