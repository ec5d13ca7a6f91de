/** A product as it is stored for the search. */
export interface ForwardRow {
  doc: number;
  /** Number of the product; letters, digits, points and low lines. */
  sku: string;
  /** Packed by `packTerms`. */
  terms: Uint8Array;
  /** Facet values of the product, categories too; packed by `packValues`. */
  values: Uint8Array;
  /** 0 to 63. */
  popularity: number;
  /** Mean of its reviews in tenths of a star, 0: none. */
  rating: number;
  /** When it came into the catalogue, in days since 1970. */
  listed: number;
}

/** Axes in which variants of a product differ: colour, size and width. */
export const variantAxes = 3;

/** What can be bought, as it is now. */
export interface VariantRow {
  id: number;
  doc: number;
  /** Facet values of colour, size and width; 0 or missing: none. */
  values: readonly number[];
  /** Cents. */
  price: number;
  stock: number;
}

export interface TermRow {
  id: number;
  term: string;
}

/** What products can be filtered by. */
export interface FacetRow {
  /** Small whole number. */
  id: number;
  /** Name for code and addresses, as `farbe`. */
  name: string;
  /** Whether variants have it: then only variants in stock count. */
  isOnVariant: boolean;
  /** Whether it is the tree of categories: products hold all categories above theirs, and lists start from it. */
  isCategory: boolean;
}

export interface FacetValueRow {
  id: number;
  facet: number;
  /** As the catalogue and addresses name it, in every language: `blue`. */
  value: string;
  label: string;
}

/** Rows of one tenant in one language. The large lists come in parts, forward rows in order of `doc`. */
export interface SearchRows {
  /** Version of the words with which products were analysed. */
  wordsVersion: number;
  terms: readonly TermRow[];
  facets: readonly FacetRow[];
  values: readonly FacetValueRow[];
  forward: Iterable<readonly ForwardRow[]> | AsyncIterable<readonly ForwardRow[]>;
  variants: Iterable<readonly VariantRow[]> | AsyncIterable<readonly VariantRow[]>;
}

/** Where the rows come from: a database, or a list of products in memory. */
export interface RowSource {
  readRows(): Promise<SearchRows>;
}
