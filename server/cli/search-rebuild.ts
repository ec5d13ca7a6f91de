// Writes the search anew from the catalogue, beside a running shop or without: `npm run search:rebuild -- --tenant at`.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { readVocabulary } from '../shop/catalogue/read-vocabulary.ts';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrations } from '../storage/database/migrations.ts';
import { createShopIndexer } from '../upkeep/shop-indexer.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { createProgressLine } from './progress-line.ts';

try {
  const { values } = parseArgs({ options: { tenant: { type: 'string' } } });
  const tenants = chosenTenants(process.cwd(), values.tenant);
  const words = readVocabulary(join(process.cwd(), 'content-fixtures/catalogue'));
  const progress = createProgressLine(process.stderr, () => performance.now());
  const database = await openCommandDatabase(readSettings(), 'search-rebuild', { mayJoin: true });
  try {
    await migrate(database, migrations);
    const store = createSqlCatalogueStore(database);
    for (const { slug, locales } of tenants) {
      const total = await store.count(slug);
      for (const { locale } of locales) {
        const what = `search of ${slug}, ${locale}`;
        const onProgress = (done: number): void => progress.show({ what, done, total });
        const place = { tenant: slug, locale, onProgress };
        const { products } = await createShopIndexer({ database, store, words, ...place }).rebuild();
        progress.clear();
        console.log(`${slug}, ${locale}: ${products} of ${total} products are found`);
      }
    }
  } finally {
    progress.clear();
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
