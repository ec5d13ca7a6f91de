import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { createCatalogueEntries } from '../../server/shop/catalogue/catalogue-entries.ts';
import type { CatalogueStore } from '../../server/shop/catalogue/catalogue-store.ts';
import { readShippedWords } from '../../server/upkeep/read-shipped-words.ts';
import { seedCatalogue } from '../../server/upkeep/seed-catalogue.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { languageOf } from '../../server/search/languages/locale-language.ts';
import { noteChanges } from '../../server/search/changes/changes-in-database.ts';
import { createSearchIndexer } from '../../server/search/indexing/search-indexer.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { migrate } from '../../server/storage/database/migrate.ts';
import { migrations } from '../../server/storage/database/migrations.ts';
import { openBenchDatabase } from './open-bench-database.ts';

/** The one tenant and locale of the bench's catalogues. */
export const benchTenant = { tenant: 'at', locale: 'de-AT' } as const;

/** A shop's database with so many products, analysed and ready to be searched. */
export interface ShopDatabase {
  products: number;
  /** `DATA_DIR` of a shop that shall use it. */
  dataDir: string;
  database: Database;
  store: CatalogueStore;
  /** Changes when other products or another index are made. */
  version: string;
}

/** Ages and price histories end here: before every run, so that prices can change in it. */
const madeAt = Date.UTC(2026, 0, 1);

/** Whatever makes the products, and what else makes the index, as files and folders. */
const catalogueSources = [
  'content-fixtures/catalogue',
  'content-fixtures/demonstration',
  'schemas/catalogue/catalogue-product.ts',
  'schemas/catalogue/product-variant.ts',
  'server/storage/database/migrations/2026-11-28/2026-11-28-02-catalogue.ts',
];
const indexSources = [
  'server/shop/catalogue/product-facets.ts',
  'server/search/analyser',
  'server/search/indexing',
  'server/search/suggest',
  'server/search/indexing/catalogue-entry.ts',
  'server/search/ranking/ranking-parameters.ts',
  'server/storage/database/migrations/2026-11-28/2026-11-28-03-search.ts',
];

/**
 * Opens the database of `.data/bench` with so many products; makes them when they are not there, or are not those that the
 * sources would make now. Close it at the end: its server is this process's.
 */
export async function openShopDatabase(products: number): Promise<ShopDatabase> {
  const dataDir = resolve('.data/bench', `shop-${products}`);
  mkdirSync(dataDir, { recursive: true });
  const limits = { statementMs: 0, connectMs: 5000, idleInTransactionMs: 60_000 };
  const database = await openBenchDatabase(dataDir, limits);
  const store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const catalogue = versionOf(catalogueSources);
  const version = versionOf([...catalogueSources, ...indexSources]);
  const opened = { products, dataDir, database, store, version };
  try {
    await sql`create schema if not exists bench`.execute(database.kysely);
    await sql`create table if not exists bench.version (name text primary key, version text)`.execute(
      database.kysely,
    );
    if ((await versionIn(database, 'catalogue')) !== catalogue) await makeCatalogue(opened, catalogue);
    else await migrate(database, migrations);
    if ((await versionIn(database, 'index')) !== version) await makeIndex(opened);
    return opened;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function makeCatalogue({ products, database, store }: ShopDatabase, version: string): Promise<void> {
  await sql`drop schema public cascade`.execute(database.kysely);
  await sql`create schema public`.execute(database.kysely);
  await migrate(database, migrations);
  const { tenant, locale } = benchTenant;
  const onProgress = progressLine('products', products);
  if (products > 0)
    await seedCatalogue({
      store,
      tenant,
      words: readShippedWords('.'),
      locales: [{ locale, currency: 'EUR' }],
      now: madeAt,
      count: products,
      onProgress,
    });
  // The index is made of everything; nobody has to hear of each.
  await sql`truncate search_change`.execute(database.kysely);
  await sql`vacuum analyze`.execute(database.kysely);
  await keepVersion(database, 'catalogue', version);
}

async function makeIndex({ products, database, store, version }: ShopDatabase): Promise<void> {
  if (products > 0) {
    const { tenant, locale } = benchTenant;
    const indexer = createSearchIndexer({
      database,
      tenant,
      locale,
      ...languageOf(locale),
      entries: createCatalogueEntries({ store, tenant, locale, words: readShippedWords('.') }),
      onProgress: progressLine('products indexed', products),
    });
    await indexer.rebuild();
    await sql`vacuum analyze`.execute(database.kysely);
  }
  await keepVersion(database, 'index', version);
}

/** A version that was kept in the database; undefined: none. */
export async function versionIn({ kysely }: Database, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    select version from bench.version where name = ${name}`.execute(kysely);
  return rows[0]?.version;
}

export async function keepVersion({ kysely }: Database, name: string, version: string): Promise<void> {
  await sql`insert into bench.version (name, version) values (${name}, ${version})
    on conflict (name) do update set version = excluded.version`.execute(kysely);
}

/** Tells how far a long work is: in one line on a terminal, else at each tenth. */
export function progressLine(what: string, total: number): (done: number) => void {
  let told = 0;
  return (done) => {
    const tenth = Math.floor((10 * done) / total);
    if (process.stderr.isTTY)
      process.stderr.write(`\r  ${done} of ${total} ${what}${done >= total ? '\n' : ''}`);
    else if (tenth > told) process.stderr.write(`  ${done} of ${total} ${what}\n`);
    told = tenth;
  };
}

/** Fingerprint of files and folders, tests left out. */
function versionOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .toSorted();
}
