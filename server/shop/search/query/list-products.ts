import type { Snapshot } from '../index/snapshot.ts';
import { noPrice } from '../index/columns.ts';
import { variantAxes } from '../index/search-rows.ts';
import { firstSlotFrom } from '../index/slot-of.ts';
import { createBestPlaces, keyOfPlace, packPlace, slotOfPlace } from './best-places.ts';
import type { Cursor } from './cursor.ts';
import { facetCounts } from './facet-counts.ts';
import { clearFilterBits, setFilterBits, type FilterBits } from './filter-bits.ts';
import { orderKey } from './order-key.ts';
import { maxSkipped, maxTaken, type ListAnswer, type ListRequest, type SearchHit } from './search-request.ts';

/**
 * Lists products: filters, facet counts, price range and one page, all in one pass. `candidates` are the slots that a term
 * matched; without them all products, or those of the category. What is sold out is left out, unless all candidates are.
 */
export function listProducts(snapshot: Snapshot, request: ListRequest, candidates?: Uint32Array): ListAnswer {
  const slots = candidates ?? slotsWithin(snapshot, request.within);
  const bits = setFilterBits(request, snapshot, candidates !== undefined);
  try {
    const isSoldOut =
      slots.length > 0 && slots.every((slot) => snapshot.columns.lowestPrice[slot] === noPrice);
    return walk(snapshot, request, { slots, bits, isSoldOut, isMatched: candidates !== undefined });
  } finally {
    clearFilterBits(bits, snapshot);
  }
}

function slotsWithin({ columns, workspace }: Snapshot, within: number | undefined): Uint32Array {
  if (within === undefined) return workspace.all;
  const { categoryStart, categorySlots } = columns;
  return categorySlots.subarray(categoryStart[within] ?? 0, categoryStart[within + 1] ?? 0);
}

interface Walk {
  slots: Uint32Array;
  bits: FilterBits;
  /** Everything is sold out, so that stock does not count. */
  isSoldOut: boolean;
  isMatched: boolean;
}

function walk(snapshot: Snapshot, request: ListRequest, given: Walk): ListAnswer {
  const { columns, workspace } = snapshot;
  const { slots, bits, isSoldOut } = given;
  const { counts, stamps, bits: bitOf } = workspace;
  const { valueStart, productValues, variantStart, variantValues, prices, stocks, facetOfValue } = columns;
  counts.fill(0);
  stamps.fill(0);
  const { from: least = 0, to: most = noPrice } = request.price;
  const leastRating = request.rating ?? 0;
  const ratings = [0, 0, 0, 0, 0, 0];
  const range = { from: noPrice, to: 0 };
  const keyOf = orderKey(request.order, columns, given.isMatched ? workspace.sum : undefined);
  const skip = Math.min(maxSkipped, request.skip);
  const take = Math.min(maxTaken, request.take);
  const best = createBestPlaces(skip + take, slots.length, boundOf(request.after, columns.docs));
  let total = 0;

  // By number: an iterator would take as long as the rest.
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] ?? 0;
    const rating = columns.rating[slot] ?? 0;
    const valuesEnd = valueStart[slot + 1] ?? 0;
    let held = rating >= leastRating ? bits.rating : 0;
    if (bits.product !== 0)
      for (let at = valueStart[slot] ?? 0; at < valuesEnd; at++) held |= bitOf[productValues[at] ?? 0] ?? 0;
    const missing = bits.product & ~held;
    // Two filters failed, or the category: no facet counts it. One: only its own facet does.
    if ((missing & bits.within) !== 0 || (missing & (missing - 1)) !== 0) continue;
    const lowest = missing === 0 ? countVariants(slot) : lowestPassing(slot);
    if (lowest === noPrice) continue;
    if (missing === 0) {
      total++;
      best.offer(packPlace(keyOf(slot, lowest), slot));
      for (let at = valueStart[slot] ?? 0; at < valuesEnd; at++) count(productValues[at] ?? 0);
    } else {
      for (let at = valueStart[slot] ?? 0; at < valuesEnd; at++) {
        const value = productValues[at] ?? 0;
        if (bits.facets[facetOfValue[value] ?? 0] === missing) count(value);
      }
    }
    if (missing === 0 || missing === bits.rating) addRating(rating);
  }

  const page = best.result().subarray(skip);
  const hits = Array.from(page, (place): SearchHit => hitOf(slotOfPlace(place)));
  const last = page.at(-1);
  const isLast =
    last === undefined || hits.length < take || (request.after === undefined && skip + hits.length >= total);
  return {
    total,
    hits,
    next: isLast ? undefined : { key: keyOfPlace(last), doc: columns.docs[slotOfPlace(last)] ?? 0 },
    facets: facetCounts(snapshot, request.values),
    priceRange: range.to >= range.from ? range : undefined,
    ratings,
    isSoldOut: isSoldOut && total > 0,
  };

  function count(value: number): void {
    counts[value] = (counts[value] ?? 0) + 1;
  }

  /** The filters that a variant fails; -1 when it is not in stock. */
  function missingOf(at: number): number {
    if (stocks[at] === 0 && !isSoldOut) return -1;
    if (bits.variant === 0) return 0;
    let held = 0;
    for (let axis = at * variantAxes; axis < (at + 1) * variantAxes; axis++)
      held |= bitOf[variantValues[axis] ?? 0] ?? 0;
    const price = prices[at] ?? 0;
    if (price >= least && price <= most) held |= bits.price;
    return bits.variant & ~held;
  }

  /** Counts the values of a product's variants, each once. Returns the lowest price of those that pass all filters. */
  function countVariants(slot: number): number {
    let lowest = noPrice;
    const end = variantStart[slot + 1] ?? 0;
    for (let at = variantStart[slot] ?? 0; at < end; at++) {
      const missing = missingOf(at);
      if (missing === -1 || (missing & (missing - 1)) !== 0) continue;
      const price = prices[at] ?? 0;
      if (missing === 0 && price < lowest) lowest = price;
      if (missing === 0 || missing === bits.price) {
        if (price < range.from) range.from = price;
        if (price > range.to) range.to = price;
      }
      for (let axis = at * variantAxes; axis < (at + 1) * variantAxes; axis++) {
        const value = variantValues[axis] ?? 0;
        if (value === 0 || stamps[value] === slot + 1) continue;
        if (missing !== 0 && bits.facets[facetOfValue[value] ?? 0] !== missing) continue;
        stamps[value] = slot + 1;
        count(value);
      }
    }
    return lowest;
  }

  function lowestPassing(slot: number): number {
    let lowest = noPrice;
    for (let at = variantStart[slot] ?? 0; at < (variantStart[slot + 1] ?? 0); at++)
      if (missingOf(at) === 0) lowest = Math.min(lowest, prices[at] ?? noPrice);
    return lowest;
  }

  function hitOf(slot: number): SearchHit {
    let shown = -1;
    let shownMeant = 0;
    for (let at = variantStart[slot] ?? 0; at < (variantStart[slot + 1] ?? 0); at++) {
      if (missingOf(at) !== 0) continue;
      const own = meantOf(at);
      const isBetter =
        own > shownMeant || (own === shownMeant && (prices[at] ?? 0) < (prices[shown] ?? noPrice));
      if (shown >= 0 && !isBetter) continue;
      shown = at;
      shownMeant = own;
    }
    return {
      doc: columns.docs[slot] ?? 0,
      variant: columns.variantIds[shown] ?? 0,
      price: prices[shown] ?? 0,
    };
  }

  /** How many of its values the query names. Lists by price show the price by which they are sorted. */
  function meantOf(at: number): number {
    if (!request.meant || request.order !== 'relevance') return 0;
    let named = 0;
    for (let axis = at * variantAxes; axis < (at + 1) * variantAxes; axis++)
      named += Number(request.meant.has(variantValues[axis] ?? 0));
    return named;
  }

  function addRating(rating: number): void {
    const stars = Math.min(5, Math.floor(rating / 10));
    ratings[stars] = (ratings[stars] ?? 0) + 1;
  }
}

/** Places of the next page are below this one. */
function boundOf(after: Cursor | undefined, docs: Uint32Array): number {
  if (after === undefined) return Infinity;
  const slot = firstSlotFrom(docs, after.doc);
  const place = packPlace(after.key, slot);
  // When the product has gone meanwhile, the first after it is not yet shown.
  return docs[slot] === after.doc ? place : place + 1;
}
