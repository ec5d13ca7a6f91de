import { fieldWeights } from '../ranking/ranking-parameters.ts';
import { maxFacetId, type Columns } from './columns.ts';
import { invert } from './invert.ts';
import { lowestPriceOf } from './lowest-price.ts';
import { maxValueId } from './packed-row.ts';
import { readProducts } from './read-products.ts';
import { readVariants, type VariantColumns } from './read-variants.ts';
import type { SearchRows, TermRow } from './search-rows.ts';

/** Turns rows into columns; needs nothing else, so that a worker can do it. Throws for rows that contradict one another. */
export async function buildColumns(rows: SearchRows): Promise<Columns> {
  const { terms, placeOf } = orderTerms(rows.terms);
  const { facetOfValue, isValue, isCategory } = facetsOf(rows);
  const products = await readProducts(rows, placeOf, isValue);
  const variants = await readVariants(rows, products.docs, isValue);
  const postings = invert(products.termStart, products.termPlaces, terms.length, products.termWeights);
  const categories = invert(
    products.valueStart,
    products.productValues,
    facetOfValue.length,
    undefined,
    (value) => isCategory[facetOfValue[value] ?? 0] === true,
  );
  const { docs, skuStart, skuBytes, popularity, rating, listed, valueStart, productValues } = products;
  return {
    wordsVersion: rows.wordsVersion,
    terms,
    facets: rows.facets,
    values: rows.values,
    docs,
    skuStart,
    skuBytes,
    popularity,
    rating,
    listed,
    lowestPrice: lowestPrices(variants),
    valueStart,
    productValues,
    ...variants,
    postingStart: postings.start,
    postingSlots: postings.slots,
    postingWeights: postings.weights,
    typeCounts: countTypes(postings.start, postings.weights),
    facetOfValue,
    categoryStart: categories.start,
    categorySlots: categories.slots,
  };
}

/** Terms in order, and the place of each by its number. */
function orderTerms(rows: readonly TermRow[]): { terms: string[]; placeOf: Int32Array } {
  const sorted = rows.toSorted((one, other) => (one.term < other.term ? -1 : 1));
  const placeOf = new Int32Array(1 + rows.reduce((most, { id }) => Math.max(most, id), 0)).fill(-1);
  for (const [place, { id }] of sorted.entries()) placeOf[id] = place;
  return { terms: sorted.map(({ term }) => term), placeOf };
}

function lowestPrices({ variantStart, prices, stocks }: VariantColumns): Uint32Array<ArrayBuffer> {
  const lowest = new Uint32Array(variantStart.length - 1);
  for (let slot = 0; slot < lowest.length; slot++)
    lowest[slot] = lowestPriceOf(slot, { variantStart, prices, stocks });
  return lowest;
}

interface Facets {
  facetOfValue: Uint8Array<ArrayBuffer>;
  /** 1 for each value that there is. */
  isValue: Uint8Array;
  isCategory: readonly boolean[];
}

function facetsOf({ facets, values }: SearchRows): Facets {
  const most = values.reduce((max, { id }) => Math.max(max, id), 0);
  if (most > maxValueId) throw new RangeError(`facet value ${most} is more than ${maxValueId}`);
  const facetOfValue = new Uint8Array(most + 1);
  const isValue = new Uint8Array(most + 1);
  for (const { id, facet } of values) {
    if (id < 1) throw new RangeError('facet values are numbered from 1');
    facetOfValue[id] = facet;
    isValue[id] = 1;
  }
  const isCategory: boolean[] = [];
  for (const facet of facets) {
    if (facet.id < 1 || facet.id > maxFacetId)
      throw new RangeError(`no facet can have the number ${facet.id}`);
    isCategory[facet.id] = facet.isCategory;
  }
  return { facetOfValue, isValue, isCategory };
}

function countTypes(start: Uint32Array, weights: Uint8Array): Uint32Array<ArrayBuffer> {
  const counts = new Uint32Array(start.length - 1);
  for (let term = 0; term < counts.length; term++) {
    let count = 0;
    for (let at = start[term] ?? 0; at < (start[term + 1] ?? 0); at++)
      if ((weights[at] ?? 0) >= fieldWeights.head) count++;
    counts[term] = count;
  }
  return counts;
}
