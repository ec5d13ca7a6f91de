import type { VariantAxis } from './product-variant.ts';

/** Orders of lists. `relevance` is that of what was typed; without anything typed it is `popularity`. */
export const productOrders = [
  'relevance',
  'price-up',
  'price-down',
  'newest',
  'rating',
  'popularity',
  'quietest',
  'smallest',
  'most-frugal',
] as const;
export type ProductOrder = (typeof productOrders)[number];

/** Orders by a number that only some kinds of things have: the lowest of the first of these facets comes first. */
export const factOrders: Readonly<Partial<Record<ProductOrder, readonly string[]>>> = {
  quietest: ['noise'],
  smallest: ['outer-width', 'height'],
  'most-frugal': ['consumption', 'yearly-consumption'],
};

/** A value that products are filtered by, as addresses name it. */
export interface NamedValue {
  facet: string;
  value: string;
}

/** What a list asks the search for, everything by name. */
export interface ProductsRequest {
  /** What was typed, read by `readTerm`. Absent: all products. */
  term?: string;
  /** Category whose products are listed. */
  category?: string;
  /** Of one facet any value will do, of several facets one of each. Values that nothing knows are not looked at. */
  filters: readonly NamedValue[];
  /** Cents, both included. */
  price: { from?: number; to?: number };
  /** Least number of full stars. */
  stars?: number;
  order: ProductOrder;
  /** How many products from the first on. */
  take: number;
  /** Whether facets also tell the values that only the filters leave without products. */
  withEmpty?: boolean;
}

/** Variant that a product is shown in, by the values by which lists filter. */
export interface ShownVariant {
  /** Family of its colour. */
  colour: string | null;
  size: string | null;
  width: string | null;
  /** Those of them that filters or words name. */
  named: readonly VariantAxis[];
  /** Cents. */
  price: number;
}

export interface FoundProduct {
  sku: string;
  /** Where filters or words name a variant; null: the product as such. */
  variant: ShownVariant | null;
}

export interface FoundValue {
  value: string;
  label: string;
  /** How many products would be listed with this value instead of the others of its facet. */
  count: number;
  isChosen: boolean;
}

export interface FoundFacet {
  name: string;
  /** The most frequent first. */
  values: readonly FoundValue[];
}

/** What words of a query were read as, instead of being looked for; `written` are these words. */
export type ReadCondition = { written: string } & (
  | { kind: 'price'; from: number | null; to: number | null }
  | { kind: 'value'; facet: string; value: string; label: string }
  | { kind: 'without' }
);

export interface FoundProducts {
  total: number;
  products: readonly FoundProduct[];
  facets: readonly FoundFacet[];
  /** Cents, without the price filter; null when nothing is left. */
  priceRange: { from: number; to: number } | null;
  /** How many products have 0 to 5 full stars, without the rating filter. */
  ratings: readonly number[];
  /** Everything found is sold out, and told for once. */
  isSoldOut: boolean;
  /** Words for which others were taken. */
  corrected: readonly { typed: string; taken: string }[];
  /** Words without which it was searched, as typed. */
  leftOut: readonly string[];
  /** Prices, colours, sizes, energy classes and what shall not be there, each to be taken off again. */
  conditions: readonly ReadCondition[];
}

interface FoundPhrase {
  display: string;
  /** Number of the category that it leads to; empty: the phrase is searched for. */
  category: string;
}

/** The search of a tenant in one locale, as it is at a moment. */
export interface ProductSearch {
  /** Grows with each index of this process; for keys of caches. Prices and stocks change without it. */
  number: number;
  /** Rejects when the database cannot be asked for words that look like a mistyped one. */
  find(request: ProductsRequest): Promise<FoundProducts>;
  /** Label of a value; undefined: no product can be filtered by it. */
  labelOf(value: NamedValue): string | undefined;
  /** All values of a facet. */
  valuesOf(facet: string): readonly string[];
  /** Products of a category, those sold out included. */
  countIn(category: string): number;
  /** Phrases that begin with what was typed so far, and numbers of the best products of the first of them. */
  suggest(typed: string): Promise<{ phrases: readonly FoundPhrase[]; skus: readonly string[] }>;
}
