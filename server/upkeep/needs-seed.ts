import { existsSync } from 'node:fs';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import type { Database } from '../storage/database/database.ts';
import { unfinishedSeedFile } from './seed-outcome.ts';

/** Whether the embedded database of the data folder has no products of these tenants yet, or not all of them. */
export async function needsSeed(
  database: Database,
  dataDir: string,
  tenants: readonly string[],
): Promise<boolean> {
  if (existsSync(unfinishedSeedFile(dataDir))) return true;
  const store = createSqlCatalogueStore(database);
  for (const tenant of tenants) if ((await store.count(tenant)) > 0) return false;
  return true;
}
