// Brings products from files: `npm run catalogue:import -- new.csv more.json --tenant at --dry-run`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { catalogueAreas } from '../../schemas/catalogue/catalogue-product.ts';
import type { CatalogueVocabulary } from '../../schemas/catalogue/catalogue-vocabulary.ts';
import { readSettings } from '../config.ts';
import { readPictureRecipes } from '../upkeep/read-picture-recipes.ts';
import type { CatalogueStore } from '../shop/catalogue/catalogue-store.ts';
import { importFiles } from '../shop/catalogue/import/import-files.ts';
import { describeProblem } from '../shop/catalogue/import/import-problem.ts';
import type { ImportTerms } from '../shop/catalogue/import/import-terms.ts';
import { describeChange } from '../shop/catalogue/import/product-changes.ts';
import { importEncodings } from '../shop/catalogue/import/read-product-file.ts';
import type { ImportPlan } from '../shop/catalogue/import/plan-import.ts';
import { readVocabulary } from '../shop/catalogue/read-vocabulary.ts';
import { createSqlCatalogueStore } from '../shop/catalogue/sql-catalogue-store.ts';
import { noteChanges } from '../search/changes/changes-in-database.ts';
import type { Database } from '../storage/database/database.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrations } from '../storage/database/migrations.ts';
import { createShopIndexer } from '../upkeep/shop-indexer.ts';
import { chosenLocale } from './chosen-locale.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { openCommandDatabase } from './open-command-database.ts';

const usage =
  'npm run catalogue:import -- <files…> [--dry-run] [--skip-broken] [--json] [--tenant at] [--locale de-AT] [--encoding utf-8] [--area fashion] [--type wrap-dress] [--category women-dresses]';
/** Products that the search takes over at once. */
const atOnce = 250;

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-broken': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      tenant: { type: 'string', default: 'at' },
      locale: { type: 'string' },
      encoding: { type: 'string', default: 'utf-8' },
      area: { type: 'string' },
      type: { type: 'string' },
      category: { type: 'string', multiple: true },
    },
  });
  const area = catalogueAreas.find((each) => each === values.area);
  const encoding = importEncodings.find((each) => each === values.encoding.toLowerCase());
  if (positionals.length === 0 || !encoding || (values.area !== undefined && area === undefined))
    throw new TypeError(
      `Usage: ${usage}\n  --area is one of ${catalogueAreas.join(', ')}\n  --encoding is one of ${importEncodings.join(', ')}`,
    );
  return { ...values, area, encoding, files: positionals };
}

type Arguments = ReturnType<typeof readArguments>;

async function termsOf(
  { area, type, category }: Arguments,
  words: CatalogueVocabulary,
  store: CatalogueStore,
  { tenant, locale }: { tenant: string; locale: string },
): Promise<ImportTerms> {
  const colours = Object.entries(words.colours.colours);
  return {
    locale,
    now: Date.now(),
    categories: new Set((await store.categories(tenant)).map(({ id }) => id)),
    pictures: new Set(
      readPictureRecipes(process.cwd(), join(process.cwd(), 'content-fixtures/pictures')).map(({ id }) => id),
    ),
    safetyOf: (brand) => words.brands.get(brand),
    attributes: words.attributes,
    sizeTables: new Set(words.sizeTables.keys()),
    colourOf(name) {
      const found = colours.find(([, colour]) => Object.values(colour.name).includes(name));
      return found && { id: found[0], family: found[1].family, swatch: found[1].swatch };
    },
    defaults: {
      ...(area && { area }),
      ...(type !== undefined && { type }),
      ...(category && { categories: category }),
    },
  };
}

/** Says what is wrong, what changes and what happens, for people or for programs. */
function report(plan: ImportPlan, outcome: string, words: string, isJson: boolean): void {
  const { insert, change, unchanged, refused, warnings } = plan;
  if (isJson) {
    console.log(
      JSON.stringify({ outcome, new: insert, changed: change, unchanged, warnings, faults: refused }),
    );
    return;
  }
  for (const problem of refused) console.error(describeProblem(problem));
  for (const warning of warnings) console.error(`Warning: ${describeProblem(warning)}`);
  for (const sku of insert) console.log(`${sku}: new`);
  for (const { sku, changes } of change) for (const each of changes) console.log(describeChange(sku, each));
  const numbers = `${insert.length} new, ${change.length} changed, ${unchanged.length} as they were`;
  const faults = `${refused.length} ${refused.length === 1 ? 'fault' : 'faults'}`;
  console.log(`${numbers}, ${faults}. ${words}`);
}

/** Imports and tells; resolves with whether everything that was wanted has been done. */
async function bring(database: Database, given: Arguments): Promise<boolean> {
  const [tenant] = chosenTenants(process.cwd(), given.tenant);
  if (!tenant) return false;
  const place = { tenant: tenant.slug, locale: chosenLocale(tenant, given.locale) };
  const words = readVocabulary(join(process.cwd(), 'content-fixtures/catalogue'));
  const store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const result = await importFiles({
    store,
    tenant: place.tenant,
    files: given.files.map((name) => ({ name, bytes: readFileSync(name), encoding: given.encoding })),
    terms: await termsOf(given, words, store, place),
    isDry: given['dry-run'],
    skipsBroken: given['skip-broken'],
  });
  const { plan, outcome } = result;
  if (outcome !== 'written') {
    const said = {
      planned: 'Nothing was written: this was a dry run.',
      refused: 'Nothing was written: correct the rows, or leave them out with --skip-broken.',
      overtaken: 'Nothing was written: somebody changed the catalogue meanwhile. Try again.',
    };
    report(plan, outcome, said[outcome], given.json);
    return outcome === 'planned' && plan.refused.length === 0;
  }
  const skus = plan.batch.put.map(({ product }) => product.sku);
  for (const { locale } of tenant.locales) {
    const indexer = createShopIndexer({ database, store, words, tenant: tenant.slug, locale });
    for (let at = 0; at < skus.length; at += atOnce) await indexer.update(skus.slice(at, at + atOnce));
  }
  const next = 'A running shop shows them in a few seconds; after many, run "npm run search:rebuild".';
  report(plan, outcome, next, given.json);
  return plan.refused.length === 0;
}

try {
  const given = readArguments();
  const database = await openCommandDatabase(readSettings(), 'catalogue-import', { mayJoin: true });
  try {
    await migrate(database, migrations);
    if (!(await bring(database, given))) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
