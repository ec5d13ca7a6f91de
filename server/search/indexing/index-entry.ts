import type { CatalogueEntry } from './catalogue-entry.ts';

/** A product as the catalogue hands it over: the numbers are the index's own matter. */
export type IndexEntry = Omit<CatalogueEntry, 'doc' | 'variantId'>;

/** The products of a tenant in one locale that can be had there, sold out or not; those gone for good are left out. */
export interface EntrySource {
  /** All of them, part by part; each call begins anew. */
  all(): AsyncIterable<readonly IndexEntry[]>;
  /** Those of these products that can be had. */
  of(skus: readonly string[]): Promise<readonly IndexEntry[]>;
}
