import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import type { Settings } from '../config.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrations } from '../storage/database/migrations.ts';
import { seedDemonstration, type SeededTenant } from '../upkeep/seed-demonstration.ts';
import { unfinishedSeedFile } from '../upkeep/seed-outcome.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { createProgressLine } from './progress-line.ts';

export interface WantedSeed {
  /** Products of each tenant. Default: those of the demonstration. */
  products: number | undefined;
  /** How many of these have reviews. Default: 2000. */
  reviewed: number | undefined;
  /** Default: all. */
  tenant: string | undefined;
  /** In ms. */
  now: number;
}

/** Puts the demonstration into the database that the settings choose, and shows on standard error how far it is. */
export async function fillDatabase(
  settings: Settings,
  { products, reviewed, tenant, now }: WantedSeed,
): Promise<SeededTenant[]> {
  const root = process.cwd();
  const tenants = chosenTenants(root, tenant);
  const database = await openCommandDatabase(settings, 'seed', { mayJoin: true });
  const progress = createProgressLine(process.stderr, () => performance.now());
  const unfinished = unfinishedSeedFile(resolve(root, settings.DATA_DIR));
  const isEmbedded = settings.DATABASE_URL === undefined;
  try {
    await migrate(database, migrations);
    if (isEmbedded) writeFileSync(unfinished, '');
    const seeded = await seedDemonstration({
      database,
      root,
      tenants,
      now,
      count: products,
      reviewed,
      onProgress: progress.show,
    });
    if (isEmbedded) rmSync(unfinished, { force: true });
    return seeded;
  } finally {
    progress.clear();
    await database.close();
  }
}
