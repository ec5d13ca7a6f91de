import { noPrice } from '../index/columns.ts';
import { variantAxes } from '../index/search-rows.ts';
import type { Snapshot } from '../index/snapshot.ts';
import type { FilterBits } from './filter-bits.ts';
import type { ListAnswer, ListRequest, SearchHit } from './search-request.ts';

/** What a list does with the variants of its products; the counts go into the workspace. */
interface VariantPass {
  /**
   * Counts the values of a product's variants, each once, and their prices. Returns the lowest price of those that pass all
   * filters, or `noPrice`.
   */
  count(slot: number): number;
  /** Lowest price of the variants that pass all filters, or `noPrice`. */
  lowestPrice(slot: number): number;
  /** The product with the variant that it is shown with; one must pass. */
  hit(slot: number): SearchHit;
  priceRange(): ListAnswer['priceRange'];
}

/** `isSoldOut`: everything is, so that stock does not count. */
export function createVariantPass(
  { columns, workspace }: Snapshot,
  { price: { from: least = 0, to: most = noPrice }, meant, order }: ListRequest,
  bits: FilterBits,
  isSoldOut: boolean,
): VariantPass {
  const { counts, stamps, bits: bitOf } = workspace;
  const { variantStart, variantValues, prices, stocks, facetOfValue } = columns;
  const range = { from: noPrice, to: 0 };

  /** The filters that a variant fails; -1 when it is not in stock. */
  function missingOf(at: number): number {
    if (stocks[at] === 0 && !isSoldOut) return -1;
    if (bits.variant === 0) return 0;
    let held = 0;
    for (let axis = 0; axis < variantAxes; axis++) {
      const value = variantValues[at * variantAxes + axis] ?? 0;
      held |= value === 0 ? (bits.openAxes[axis] ?? 0) : (bitOf[value] ?? 0);
    }
    const price = prices[at] ?? 0;
    if (price >= least && price <= most) held |= bits.price;
    return bits.variant & ~held;
  }

  /** A product is counted once for each value, however many of its variants have it. */
  function countValues(slot: number, at: number, missing: number): void {
    for (let axis = at * variantAxes; axis < (at + 1) * variantAxes; axis++) {
      const value = variantValues[axis] ?? 0;
      if (value === 0 || stamps[value] === slot + 1) continue;
      if (missing !== 0 && bits.facets[facetOfValue[value] ?? 0] !== missing) continue;
      stamps[value] = slot + 1;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }

  function count(slot: number): number {
    let lowest = noPrice;
    const end = variantStart[slot + 1] ?? 0;
    for (let at = variantStart[slot] ?? 0; at < end; at++) {
      const missing = missingOf(at);
      // Of two failed filters none counts the variant, of one only its own facet does.
      if (missing === -1 || (missing & bits.typed) !== 0 || (missing & (missing - 1)) !== 0) continue;
      const price = prices[at] ?? 0;
      if (missing === 0 && price < lowest) lowest = price;
      if (missing === 0 || missing === bits.price) {
        if (price < range.from) range.from = price;
        if (price > range.to) range.to = price;
      }
      countValues(slot, at, missing);
    }
    return lowest;
  }

  function lowestPrice(slot: number): number {
    let lowest = noPrice;
    for (let at = variantStart[slot] ?? 0; at < (variantStart[slot + 1] ?? 0); at++)
      if (missingOf(at) === 0) lowest = Math.min(lowest, prices[at] ?? noPrice);
    return lowest;
  }

  /** How many of its values the query names. Lists by price show the price by which they are sorted. */
  function meantOf(at: number): number {
    if (!meant || order !== 'relevance') return 0;
    let named = 0;
    for (let axis = at * variantAxes; axis < (at + 1) * variantAxes; axis++)
      named += Number(meant.has(variantValues[axis] ?? 0));
    return named;
  }

  function hit(slot: number): SearchHit {
    let shown = -1;
    let shownMeant = -1;
    for (let at = variantStart[slot] ?? 0; at < (variantStart[slot + 1] ?? 0); at++) {
      if (missingOf(at) !== 0) continue;
      const own = meantOf(at);
      const isCheaper = own === shownMeant && (prices[at] ?? 0) < (prices[shown] ?? 0);
      if (own > shownMeant || isCheaper) [shown, shownMeant] = [at, own];
    }
    return {
      doc: columns.docs[slot] ?? 0,
      variant: columns.variantIds[shown] ?? 0,
      price: prices[shown] ?? 0,
    };
  }

  return { count, lowestPrice, hit, priceRange: () => (range.to >= range.from ? range : undefined) };
}
