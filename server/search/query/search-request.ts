import type { ProductOrder } from '../../../schemas/catalogue/product-search.ts';
import type { Cursor } from './cursor.ts';

/** Most products of one answer, and how far a list can be entered without a cursor. */
export const maxTaken = 960;
export const maxSkipped = 24_000;

/** What the words of a query ask for by a value; any of them will do. Unlike a chosen filter it counts for all facets. */
export interface TypedValues {
  values: readonly number[];
  /** Place of their facet among the axes of variants; undefined: products have them. */
  axis?: number;
}

/** What a list asks for. */
export interface ListRequest {
  /** Facet value of the category whose products are listed. */
  within?: number;
  /** Chosen facet values. Of one facet any of them will do, of several facets one of each. */
  values: readonly number[];
  /** Lowest and highest price in cents, both included. */
  price: { from?: number; to?: number };
  /** Least rating in tenths of a star. */
  rating?: number;
  order: ProductOrder;
  /** How many products; after the cursor, or from the place `skip` on. */
  take: number;
  skip: number;
  after?: Cursor;
  /** Whether facets also tell the values that only the filters leave without products; costs a second pass. */
  withEmpty?: boolean;
  /** What was typed as values; products whose variants have no such axis are not asked for it. */
  typed?: readonly TypedValues[];
  /** Values of variants that hits are shown with where they have them, in the order of relevance. */
  meant?: ReadonlySet<number>;
}

export interface SearchRequest extends ListRequest {
  /** What was typed, read by `readTerm`. Undefined: all products. */
  term?: string;
  /** Whether the last word is only begun. */
  isBegun?: boolean;
}

/** What a list shows before anything is chosen. */
export const plainList: ListRequest = { values: [], price: {}, order: 'relevance', take: 24, skip: 0 };

export interface SearchHit {
  doc: number;
  /** The cheapest variant that passes the filters, of those in the meant colour and size, with its price in cents. */
  variant: number;
  price: number;
}

export interface FacetValueCount {
  id: number;
  label: string;
  /** How many products would be listed with this value instead of others of its facet. */
  count: number;
  isChosen: boolean;
}

export interface FacetCounts {
  id: number;
  name: string;
  /** The most frequent first; with `withEmpty` those that are without filters. */
  values: readonly FacetValueCount[];
}

export interface ListAnswer {
  total: number;
  hits: readonly SearchHit[];
  /** For the next page; undefined when there is none. */
  next: Cursor | undefined;
  facets: readonly FacetCounts[];
  /** Lowest and highest price in cents without the price filter; undefined when nothing is left. */
  priceRange: { from: number; to: number } | undefined;
  /** How many products have 0 to 5 full stars, without the rating filter. */
  ratings: readonly number[];
  /** All that was found is sold out, and shown for once. */
  isSoldOut: boolean;
}
