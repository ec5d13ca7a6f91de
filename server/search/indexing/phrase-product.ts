import type { AnalysedProduct } from '../analyser/analyse-product.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { ListedProduct } from '../index/listed-product.ts';
import type { PhraseProduct } from '../suggest/build-phrases.ts';

/** Facet whose values become suggestions together with the type. */
const materialFacet = 'material';

/** What suggestions need of a product of the catalogue. */
export function phraseProduct(
  { categoryPaths, facets }: CatalogueEntry,
  { product, popularity }: ListedProduct,
  { type, wider, ends }: AnalysedProduct,
): PhraseProduct {
  const categories = new Map(
    categoryPaths.flatMap((path) =>
      path.map(({ id, name }, at) => [id, { label: name, parent: path[at - 1]?.name ?? '', target: id }]),
    ),
  );
  return {
    doc: product.doc,
    type,
    wider,
    ends,
    brand: product.brand,
    categories: [...categories.values()],
    targetGroups: [...new Set(product.targetGroups)],
    materials: facets.flatMap(({ facet, label }) => (facet === materialFacet ? [label] : [])),
    popularity,
  };
}
