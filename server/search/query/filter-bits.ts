import { maxFacetId } from '../index/columns.ts';
import { variantAxes } from '../index/search-rows.ts';
import type { Snapshot } from '../index/snapshot.ts';
import type { ListRequest } from './search-request.ts';

/** Filters beyond this many facets are not looked at; a bit each, three more, and those of what was typed. */
const maxFacets = 16;
const maxTyped = 8;

/** Each active filter is a bit: of a product's or variant's missing bits one can see which facets still count it. */
export interface FilterBits {
  /** Bits that a product must have: filters by its own values, rating and category. */
  product: number;
  /** Bits that one variant in stock must have: filters by variant values and the price. */
  variant: number;
  /** Bit of each facet's filter, by facet id; 0: none is chosen. */
  facets: Int32Array;
  rating: number;
  price: number;
  /** Bit of the category; unlike others it is never ignored. */
  within: number;
  /** Bits of what was typed, which are never ignored either. */
  typed: number;
  /** By axis of variants: bits that a variant without a value there has all the same. */
  openAxes: readonly number[];
  /** Values whose bit is set in the workspace, to be cleared afterwards. */
  marked: readonly number[];
}

/** Marks the chosen values in `workspace.bits`. `clearFilterBits` must follow. Values that do not exist are not looked at. */
export function setFilterBits(request: ListRequest, snapshot: Snapshot, tellsCategory: boolean): FilterBits {
  const { columns, values, workspace } = snapshot;
  const facets = new Int32Array(maxFacetId + 1);
  const marked: number[] = [];
  let [next, product, variant] = [1, 0, 0];
  const take = (): number => {
    const bit = next;
    next <<= 1;
    return bit;
  };
  const rating = request.rating === undefined ? 0 : take();
  const price = request.price.from === undefined && request.price.to === undefined ? 0 : take();
  const within = tellsCategory && request.within !== undefined ? take() : 0;
  product |= rating | within;
  variant |= price;
  const openAxes = Array.from({ length: variantAxes }, () => 0);
  let typed = 0;
  for (const { values: asked, axis } of (request.typed ?? []).slice(0, maxTyped)) {
    const bit = take();
    typed |= bit;
    for (const id of asked) mark(id, bit);
    if (axis === undefined) product |= bit;
    else {
      variant |= bit;
      openAxes[axis] = (openAxes[axis] ?? 0) | bit;
    }
  }
  const onVariant = new Set(columns.facets.filter(({ isOnVariant }) => isOnVariant).map(({ id }) => id));
  for (const id of request.values) {
    const facet = values[id]?.facet;
    if (facet === undefined || (facets[facet] === 0 && next >= 1 << (maxFacets + maxTyped + 3))) continue;
    const bit = facets[facet] || take();
    facets[facet] = bit;
    mark(id, bit);
    if (onVariant.has(facet)) variant |= bit;
    else product |= bit;
  }
  if (within !== 0) mark(request.within ?? 0, within);
  return { product, variant, facets, rating, price, within, typed, openAxes, marked };

  function mark(id: number, bit: number): void {
    if (id >= workspace.bits.length) return;
    workspace.bits[id] = (workspace.bits[id] ?? 0) | bit;
    marked.push(id);
  }
}

export function clearFilterBits({ marked }: FilterBits, { workspace }: Snapshot): void {
  for (const id of marked) workspace.bits[id] = 0;
}
