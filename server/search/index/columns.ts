import type { FacetRow, FacetValueRow } from './search-rows.ts';

/**
 * The rows of a shop turned into columns: plain data that a worker can hand over. A slot is the place of a product in them,
 * in order of `doc`; a term's number is its place in `terms`.
 */
export interface Columns {
  wordsVersion: number;
  /** In order. */
  terms: readonly string[];
  facets: readonly FacetRow[];
  values: readonly FacetValueRow[];

  docs: Uint32Array<ArrayBuffer>;
  /** Where the number of each product begins in `skuBytes`; one more than slots. */
  skuStart: Uint32Array<ArrayBuffer>;
  /** ASCII. */
  skuBytes: Uint8Array<ArrayBuffer>;
  popularity: Uint8Array<ArrayBuffer>;
  rating: Uint8Array<ArrayBuffer>;
  listed: Uint16Array<ArrayBuffer>;
  /** Lowest price of a variant in stock, in cents; `noPrice`: sold out. */
  lowestPrice: Uint32Array<ArrayBuffer>;

  /** Where the facet values of each slot begin; one more than slots. */
  valueStart: Uint32Array<ArrayBuffer>;
  productValues: Uint16Array<ArrayBuffer>;

  /** Where the variants of each slot begin; one more than slots. */
  variantStart: Uint32Array<ArrayBuffer>;
  variantIds: Uint32Array<ArrayBuffer>;
  /** `variantAxes` values for each variant. */
  variantValues: Uint16Array<ArrayBuffer>;
  prices: Uint32Array<ArrayBuffer>;
  stocks: Uint16Array<ArrayBuffer>;

  /** Where the slots of each term begin; one more than terms. */
  postingStart: Uint32Array<ArrayBuffer>;
  postingSlots: Uint32Array<ArrayBuffer>;
  postingWeights: Uint8Array<ArrayBuffer>;
  /** Of how many products a term is the type or a confirmed head. */
  typeCounts: Uint32Array<ArrayBuffer>;

  /** Facet of each value id. */
  facetOfValue: Uint8Array<ArrayBuffer>;
  /** Where the slots of each category begin, by value id; one more than values. */
  categoryStart: Uint32Array<ArrayBuffer>;
  categorySlots: Uint32Array<ArrayBuffer>;
}

/** Price of what is sold out. */
export const noPrice = 0xff_ff_ff_ff;

/** Prices are below this, in cents, so that a price and a slot fit into one number. */
export const maxPrice = 2 ** 31 - 1;
/** Facets are numbered from 1 up to this. */
export const maxFacetId = 255;
export const maxSlots = 2 ** 21;
export const maxStock = 2 ** 16 - 1;

/** The buffers of columns, to hand them over from thread to thread without a copy. */
export function buffersOf(columns: Columns): ArrayBuffer[] {
  return Object.values(columns).flatMap((column: unknown) =>
    ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : [],
  );
}
