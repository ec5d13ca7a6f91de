import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readTenants } from '../../tenants/read-tenants.ts';
import { faultCount } from '../check/checked-issues.ts';
import { checkContent } from '../check/content-check.ts';
import { reportLines } from '../check/report-lines.ts';
import { parseArgs } from 'node:util';
import { composeCheck } from '../compose/check/compose-check.ts';
import { chooseContentSource, choosePictures } from '../compose/drivers/choose-drivers.ts';
import { readSettings } from '../config.ts';
import { readStore } from '../content/store/read-store.ts';
import { createLogger } from '../operations/logger.ts';
import { builtAssets } from '../pages/build-assets.ts';
import { openCatalogue } from './open-catalogue.ts';
import { openCommandDatabase } from './open-command-database.ts';

/**
 * Checks all content as the shop would show it, whatever a node's conditions say; warnings count. That of the files, or with
 * `--store` that of the database.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { store: { type: 'boolean', default: false } } });
  const root = process.cwd();
  const settings = readSettings();
  const log = createLogger('silent', false);
  const tenants = readTenants(join(root, 'tenants'));
  const slugs = tenants.map(({ config }) => config.slug);
  const catalogue = await openCatalogue(settings, 'check-content', slugs).catch((error: unknown) => {
    console.error(`The catalogue cannot be asked: ${(error as Error).message}`);
  });
  const database = values.store
    ? await openCommandDatabase(settings, 'check-content', { mayJoin: true })
    : undefined;
  const stored = database && (await readStore(database, log));
  const parts = composeCheck({
    tenants,
    source: stored ?? chooseContentSource(settings, root, log),
    pictures: choosePictures(settings, root, log),
    catalogue: catalogue?.addresses,
    build: existsSync(join(root, 'dist/client/.vite/manifest.json')) ? builtAssets(root).build : undefined,
    log,
    now: Date.now(),
  });
  const counts = { page: 0, frame: 0, data: 0, shop: 0, file: 0 };
  let faults = 0;
  for await (const document of checkContent(parts)) {
    counts[document.kind]++;
    faults += faultCount(document.issues);
    if (document.issues.length > 0) console.log(reportLines(document).join('\n'));
  }
  await catalogue?.close();
  stored?.close();
  await database?.close();
  if (!catalogue)
    console.log('Links to categories and products were not looked up: there is no catalogue to ask');
  const { page, frame, data } = counts;
  console.log(`${page} pages, ${frame} frames and ${data} data sets checked, ${faults} faults`);
  process.exit(faults > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
