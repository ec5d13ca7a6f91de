import { type EntryWords, createCatalogueEntries } from '../shop/catalogue/catalogue-entries.ts';
import type { CatalogueStore } from '../shop/catalogue/catalogue-store.ts';
import { languageOf } from '../search/languages/locale-language.ts';
import { createSearchIndexer, type SearchIndexer } from '../search/indexing/search-indexer.ts';
import type { Database } from '../storage/database/database.ts';

export interface ShopIndexerOptions {
  database: Pick<Database, 'another'>;
  store: Pick<CatalogueStore, 'list' | 'products' | 'categories'>;
  words: EntryWords;
  tenant: string;
  locale: string;
  /** Told after each part how many products are written so far. */
  onProgress?: (products: number) => void;
}

/** Writes the search of a tenant in one locale from its catalogue. Throws for a language that it does not know. */
export function createShopIndexer({ store, words, ...options }: ShopIndexerOptions): SearchIndexer {
  const { tenant, locale } = options;
  const entries = createCatalogueEntries({ store, tenant, locale, words });
  return createSearchIndexer({ ...options, ...languageOf(locale), entries });
}
