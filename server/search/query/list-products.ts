import type { Snapshot } from '../index/snapshot.ts';
import { noPrice } from '../index/columns.ts';
import { firstSlotFrom } from '../index/slot-of.ts';
import { createBestPlaces, keyOfPlace, packPlace, slotOfPlace } from './best-places.ts';
import type { Cursor } from './cursor.ts';
import { facetCounts } from './facet-counts.ts';
import { clearFilterBits, setFilterBits, type FilterBits } from './filter-bits.ts';
import { orderKey } from './order-key.ts';
import { maxSkipped, maxTaken, type ListAnswer, type ListRequest } from './search-request.ts';
import { createVariantPass } from './variant-pass.ts';

/**
 * Lists products: filters, facet counts, price range and one page, all in one pass. `candidates` are the slots that a term
 * matched; without them all products, or those of the category. What is sold out is left out, unless all candidates are.
 */
export function listProducts(snapshot: Snapshot, request: ListRequest, candidates?: Uint32Array): ListAnswer {
  const slots = candidates ?? slotsWithin(snapshot, request.within);
  const isSoldOut = slots.length > 0 && slots.every((slot) => snapshot.columns.lowestPrice[slot] === noPrice);
  const isMatched = candidates !== undefined;
  const offered = request.withEmpty === true ? offeredValues() : undefined;
  return pass(request, offered);

  function pass(asked: ListRequest, kept?: ReadonlyMap<number, number>): ListAnswer {
    const bits = setFilterBits(asked, snapshot, isMatched);
    try {
      return walk(snapshot, asked, { slots, bits, isSoldOut, isMatched, ...(kept && { offered: kept }) });
    } finally {
      clearFilterBits(bits, snapshot);
    }
  }

  /** The values that there are without filters, and of how many products. */
  function offeredValues(): ReadonlyMap<number, number> | undefined {
    const { values, price, rating, ...rest } = request;
    if (values.length === 0 && rating === undefined && price.from === undefined && price.to === undefined)
      return undefined;
    const { facets } = pass({ ...rest, values: [], price: {}, take: 0, skip: 0 });
    return new Map(facets.flatMap((facet) => facet.values.map(({ id, count }) => [id, count])));
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
  /** Values that are told though no product has them, with how many have them without filters. */
  offered?: ReadonlyMap<number, number>;
}

function walk(snapshot: Snapshot, request: ListRequest, given: Walk): ListAnswer {
  const { columns, workspace } = snapshot;
  const { slots, bits, isSoldOut } = given;
  const { counts, stamps, bits: bitOf } = workspace;
  const { valueStart, productValues, facetOfValue } = columns;
  counts.fill(0);
  stamps.fill(0);
  const variants = createVariantPass(snapshot, request, bits, isSoldOut);
  const leastRating = request.rating ?? 0;
  const ratings = [0, 0, 0, 0, 0, 0];
  const keyOf = orderKey(request.order, columns, given.isMatched ? workspace.sum : undefined);
  const shown = Math.min(maxSkipped, request.skip) + Math.min(maxTaken, request.take);
  // One more tells whether there is a next page.
  const best = createBestPlaces(shown + 1, slots.length, boundOf(request.after, columns.docs));
  const unforgiven = bits.within | bits.typed;
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
    // Two filters failed, the category, or what was typed: no facet counts it. One: only its own facet does.
    if ((missing & unforgiven) !== 0 || (missing & (missing - 1)) !== 0) continue;
    const lowest = missing === 0 ? variants.count(slot) : variants.lowestPrice(slot);
    if (lowest === noPrice) continue;
    if (missing === 0) {
      total++;
      best.offer(packPlace(keyOf(slot, lowest), slot));
    }
    for (let at = valueStart[slot] ?? 0; at < valuesEnd; at++) {
      const value = productValues[at] ?? 0;
      if (missing === 0 || bits.facets[facetOfValue[value] ?? 0] === missing)
        counts[value] = (counts[value] ?? 0) + 1;
    }
    if (missing === 0 || missing === bits.rating) {
      const stars = Math.min(5, Math.floor(rating / 10));
      ratings[stars] = (ratings[stars] ?? 0) + 1;
    }
  }

  const found = best.result();
  const page = found.subarray(Math.min(maxSkipped, request.skip), shown);
  const last = page.at(-1);
  return {
    total,
    hits: Array.from(page, (place) => variants.hit(slotOfPlace(place))),
    next:
      last === undefined || found.length <= shown
        ? undefined
        : { key: keyOfPlace(last), doc: columns.docs[slotOfPlace(last)] ?? 0 },
    facets: facetCounts(snapshot, request.values, given.offered),
    priceRange: variants.priceRange(),
    ratings,
    isSoldOut: isSoldOut && total > 0,
  };
}

/** Places of the next page are below this one. */
function boundOf(after: Cursor | undefined, docs: Uint32Array): number {
  if (after === undefined) return Infinity;
  const slot = firstSlotFrom(docs, after.doc);
  const place = packPlace(after.key, slot);
  // When the product has gone meanwhile, the first after it is not yet shown.
  return docs[slot] === after.doc ? place : place + 1;
}
