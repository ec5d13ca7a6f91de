import type {
  FoundFacet,
  FoundProduct,
  FoundProducts,
  NamedValue,
  ProductSearch,
  ProductsRequest,
  ReadCondition,
} from '../../schemas/catalogue/product-search.ts';
import { variantAxes } from '../../schemas/catalogue/product-variant.ts';
import { categoryFacet } from './indexing/catalogue-entry.ts';
import type { WordCandidates } from './correction/word-candidates.ts';
import { skuOf } from './index/sku-of.ts';
import type { Snapshot } from './index/snapshot.ts';
import { valueNamed } from './index/value-named.ts';
import { valuesOfVariant } from './index/values-of-variant.ts';
import type { SearchHit } from './query/search-request.ts';
import type { ReadySearch } from './refresh/live-search.ts';
import { searchProducts, type SearchAnswer, type TypedCondition } from './search-products.ts';
import type { PhraseSource } from './suggest/phrase-key.ts';
import { suggestAsFound } from './suggest/suggest-as-found.ts';

interface NamedSearchParts {
  ready: ReadySearch;
  candidates: WordCandidates;
  phrases: PhraseSource;
}

const nothing: FoundProducts = {
  total: 0,
  products: [],
  facets: [],
  priceRange: null,
  ratings: [0, 0, 0, 0, 0, 0],
  isSoldOut: false,
  corrected: [],
  leftOut: [],
  conditions: [],
};

/** The search for those who know facets, values, categories and products by their names. */
export function createNamedSearch({ ready, candidates, phrases }: NamedSearchParts): ProductSearch {
  const { snapshot, analyser } = ready;
  const idOf = ({ facet, value }: NamedValue): number | undefined => valueNamed(snapshot, facet, value);

  return {
    number: snapshot.number,
    async find(request) {
      const within =
        request.category === undefined ? undefined : idOf({ facet: categoryFacet, value: request.category });
      // A category that nothing is in is not in the index.
      if (request.category !== undefined && within === undefined) return nothing;
      const answer = await searchProducts(
        {
          ...(request.term !== undefined && { term: request.term }),
          ...(within !== undefined && { within }),
          values: request.filters.map(idOf).filter((id) => id !== undefined),
          price: request.price,
          ...(request.stars !== undefined && { rating: request.stars * 10 }),
          order: request.order,
          take: request.take,
          skip: 0,
          ...(request.withEmpty === true && { withEmpty: true }),
        },
        { analyser, snapshot, candidates },
      );
      return foundProducts(answer, request, snapshot);
    },
    labelOf(value) {
      const id = idOf(value);
      return id === undefined ? undefined : snapshot.values[id]?.label;
    },
    valuesOf(facet) {
      const { facets, values } = snapshot.columns;
      const own = facets.find(({ name }) => name === facet)?.id;
      return values.flatMap((each) => (each.facet === own ? [each.value] : []));
    },
    countIn(category) {
      const { categoryStart } = snapshot.columns;
      const id = idOf({ facet: categoryFacet, value: category });
      return id === undefined ? 0 : (categoryStart[id + 1] ?? 0) - (categoryStart[id] ?? 0);
    },
    async suggest(typed) {
      const found = await suggestAsFound(typed, { analyser, snapshot, candidates, phrases });
      return {
        phrases: found.phrases.map(({ display, target }) => ({ display, category: target })),
        skus: found.docs.map((doc) => skuOf(snapshot.columns, doc)).filter((sku) => sku !== undefined),
      };
    },
  };
}

function foundProducts(answer: SearchAnswer, request: ProductsRequest, snapshot: Snapshot): FoundProducts {
  const variantOf = createVariantNaming(request, answer.meant, snapshot);
  return {
    total: answer.total,
    products: answer.hits.flatMap((hit): FoundProduct[] => {
      const sku = skuOf(snapshot.columns, hit.doc);
      return sku === undefined ? [] : [{ sku, variant: variantOf(hit) }];
    }),
    facets: answer.facets.map(({ name, values }): FoundFacet => ({
      name,
      values: values.map(({ id, ...value }) => ({ ...value, value: snapshot.values[id]?.value ?? '' })),
    })),
    priceRange: answer.priceRange ?? null,
    ratings: answer.ratings,
    isSoldOut: answer.isSoldOut,
    corrected: answer.corrected.map(({ written, instead }) => ({ typed: written, taken: instead })),
    leftOut: answer.leftOut,
    conditions: answer.conditions.flatMap((condition) => readCondition(condition, snapshot)),
  };
}

function readCondition(condition: TypedCondition, { columns, values }: Snapshot): ReadCondition[] {
  const { written } = condition;
  if (condition.kind === 'without') return [{ kind: 'without', written }];
  if (condition.kind === 'price')
    return [{ kind: 'price', from: condition.from ?? null, to: condition.to ?? null, written }];
  // Classes of several scales have one label.
  const [first] = condition.values.flatMap((id) => values[id] ?? []);
  const facet = columns.facets.find(({ id }) => id === first?.facet)?.name;
  return first && facet !== undefined
    ? [{ kind: 'value', facet, value: first.value, label: first.label, written }]
    : [];
}

/** Names the variant of a hit; a product as such is shown unless filters or words say in what it is meant. */
function createVariantNaming(
  { price, filters }: ProductsRequest,
  meant: ReadonlySet<number>,
  { columns, values }: Snapshot,
): (hit: SearchHit) => FoundProduct['variant'] {
  const chosen = new Set(filters.map(({ facet }) => facet));
  const isFiltered =
    price.from !== undefined || price.to !== undefined || variantAxes.some((axis) => chosen.has(axis));
  if (!isFiltered && meant.size === 0) return () => null;
  return (hit) => {
    const ids = valuesOfVariant(columns, hit.doc, hit.variant);
    const named = variantAxes.filter((axis, at) => chosen.has(axis) || meant.has(ids[at] ?? 0));
    if (!isFiltered && named.length === 0) return null;
    const [colour = null, size = null, width = null] = ids.map((id) => values[id]?.value ?? null);
    return { colour, size, width, named, price: hit.price };
  };
}
