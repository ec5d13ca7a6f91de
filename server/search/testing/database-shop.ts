import { join } from 'node:path';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import { createCatalogueEntries } from '../../shop/catalogue/catalogue-entries.ts';
import type { CatalogueStore } from '../../shop/catalogue/catalogue-store.ts';
import { readShippedWords } from '../../upkeep/read-shipped-words.ts';
import { seedCatalogue } from '../../upkeep/seed-catalogue.ts';
import { createSqlCatalogueStore } from '../../shop/catalogue/sql-catalogue-store.ts';
import { german } from '../languages/german.ts';
import { austrianSynonyms } from '../languages/austrian-synonyms.ts';
import { noteChanges } from '../changes/changes-in-database.ts';
import { createSearchIndexer, type SearchIndexer } from '../indexing/search-indexer.ts';

export interface DatabaseShop {
  database: Database;
  store: CatalogueStore;
  indexer: SearchIndexer;
}

/** The tenant `at` in German with the first products of the demonstration, in a database; not indexed yet. */
export async function openDatabaseShop(count: number): Promise<DatabaseShop> {
  const words = readShippedWords(join(import.meta.dirname, '../../..'));
  const database = await openTestDatabase({ limits: { statementMs: 20_000 } });
  const store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const [tenant, locale] = ['at', 'de-AT'];
  const now = Date.UTC(2026, 10, 28);
  await seedCatalogue({ store, tenant, words, locales: [{ locale, currency: 'EUR' }], now, count });
  const indexer = createSearchIndexer({
    database,
    tenant,
    locale,
    language: german,
    synonyms: [austrianSynonyms],
    entries: createCatalogueEntries({ store, tenant, locale, words }),
  });
  return { database, store, indexer };
}
