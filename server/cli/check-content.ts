import { join, resolve } from 'node:path';
import process from 'node:process';
import { readTenants } from '../../tenants/read-tenants.ts';
import { faultCount } from '../check/checked-issues.ts';
import { checkContent } from '../check/content-check.ts';
import { reportLines } from '../check/report-lines.ts';
import { composeCheck } from '../compose/compose-check.ts';
import { chooseContentSource, choosePictures } from '../compose/choose-drivers.ts';
import { readSettings } from '../config.ts';
import { createLogger } from '../operations/logger.ts';
import { createShippedCategories } from '../upkeep/shipped-categories.ts';
import { createShippedProducts } from '../upkeep/shipped-products.ts';

/** Checks all content as the shop would show it, whatever a node's conditions say; warnings count. */
async function main(): Promise<void> {
  const root = process.cwd();
  const settings = readSettings();
  const log = createLogger('silent', false);
  const tenants = readTenants(join(root, 'tenants'));
  const configs = tenants.map(({ config }) => config);
  const now = Date.now();
  const parts = composeCheck({
    tenants,
    source: chooseContentSource(settings, root, log),
    pictures: choosePictures(settings, root, log),
    hasCategory: createShippedCategories(
      resolve(root),
      configs.map(({ slug }) => slug),
    ),
    productAt: createShippedProducts(resolve(root), configs, now),
    log,
    now,
  });
  const counts = { page: 0, frame: 0, data: 0, shop: 0, file: 0 };
  let faults = 0;
  for await (const document of checkContent(parts)) {
    counts[document.kind]++;
    faults += faultCount(document.issues);
    if (document.issues.length > 0) console.log(reportLines(document).join('\n'));
  }
  const { page, frame, data } = counts;
  console.log(`${page} pages, ${frame} frames and ${data} data sets checked, ${faults} faults`);
  process.exit(faults > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
