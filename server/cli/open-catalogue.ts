import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../config.ts';
import { type CatalogueAddresses, createCatalogueAddresses } from '../shop/catalogue/catalogue-addresses.ts';
import { createCategoryReader } from '../shop/catalogue/category-reader.ts';
import { createProductReader } from '../shop/catalogue/product-reader.ts';
import { readVocabulary } from '../shop/catalogue/read-vocabulary.ts';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import { unfinishedSeedFile } from '../upkeep/seed-outcome.ts';
import { openCommandDatabase } from './open-command-database.ts';

export interface OpenCatalogue {
  addresses: CatalogueAddresses;
  close(): Promise<void>;
}

/**
 * The catalogue of the database that the settings choose, as it is at that moment. Undefined where no shop has made an embedded
 * database in the data folder yet, or has not filled it. Throws what the database says where it cannot be asked.
 */
export async function openCatalogue(
  settings: Settings,
  name: string,
  tenants: readonly string[],
): Promise<OpenCatalogue | undefined> {
  const dataDir = resolve(settings.DATA_DIR);
  const isFilled = existsSync(join(dataDir, 'postgres')) && !existsSync(unfinishedSeedFile(dataDir));
  if (settings.DATABASE_URL === undefined && !isFilled) return undefined;
  const database = await openCommandDatabase(settings, name, { mayJoin: true });
  const store = createSqlCatalogueStore(database);
  const clock = (): number => 0;
  try {
    for (const tenant of tenants) await store.categories(tenant);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    addresses: createCatalogueAddresses(
      createProductReader({ store, clock }),
      createCategoryReader(store, clock),
      readVocabulary(resolve('content-fixtures/catalogue')),
    ),
    close: () => database.close(),
  };
}
