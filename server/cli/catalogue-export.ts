// Writes a shop's products as an import takes them: `npm run catalogue:export -- products.json --tenant at --locale de-AT`.
import { closeSync, openSync, writeSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { exportedProduct } from '../shop/catalogue/import/exported-product.ts';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import type { Database } from '../storage/database/database.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrations } from '../storage/database/migrations.ts';
import { chosenLocale } from './chosen-locale.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { openCommandDatabase } from './open-command-database.ts';

/** Products that are read at once. */
const atOnce = 250;
/** Bytes after which another file begins: an import reads files of up to 64 MiB. */
const fileBytes = 32 * 1024 * 1024;

interface Place {
  tenant: string;
  locale: string;
  file: string;
}

/** All products in the order of their numbers, each as a line of JSON. */
async function* exportedLines(database: Database, { tenant, locale }: Place): AsyncGenerator<string> {
  const store = createSqlCatalogueStore(database);
  for (let after: string | null = null; ;) {
    const skus = await store.list(tenant, after, atOnce);
    for (const product of await store.products(tenant, skus))
      yield JSON.stringify(exportedProduct(product, locale));
    after = skus.at(-1) ?? null;
    if (after === null) return;
  }
}

/** Writes the files (`products.json`, `products-2.json` …) and resolves with their names and how many products they hold. */
async function writeFiles(database: Database, place: Place): Promise<{ files: string[]; count: number }> {
  const files: string[] = [];
  let count = 0;
  let file = 0;
  let size = Infinity;
  for await (const line of exportedLines(database, place)) {
    const isFirst = size > fileBytes;
    if (isFirst) {
      if (files.length > 0) endFile(file);
      const name =
        files.length === 0 ? place.file : place.file.replace(/(\.json)?$/, `-${files.length + 1}.json`);
      file = openSync(name, 'w');
      files.push(name);
      size = writeSync(file, '{ "products": [\n');
    }
    size += writeSync(file, isFirst ? line : `,\n${line}`);
    count += 1;
  }
  if (files.length > 0) endFile(file);
  return { files, count };
}

function endFile(file: number): void {
  writeSync(file, '\n] }\n');
  closeSync(file);
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string', default: 'at' }, locale: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || !file.endsWith('.json') || positionals.length > 1)
    throw new TypeError('Usage: npm run catalogue:export -- <file.json> [--tenant at] [--locale de-AT]');
  const [tenant] = chosenTenants(process.cwd(), values.tenant);
  if (!tenant) throw new TypeError('There is no shop.');
  const locale = chosenLocale(tenant, values.locale);
  const database = await openCommandDatabase(readSettings(), 'catalogue-export', { mayJoin: true });
  try {
    await migrate(database, migrations);
    const { files, count } = await writeFiles(database, { tenant: tenant.slug, locale, file });
    console.log(`${count} products of ${tenant.slug} in ${locale}: ${files.join(', ') || 'no file'}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
