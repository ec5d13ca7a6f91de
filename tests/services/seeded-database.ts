import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database, DatabaseLimits } from '../../server/storage/database/database.ts';
import { onceInRun } from './once-in-run.ts';
import { addressOf, makeDatabase, openCopy, template, testServer } from './test-database.ts';

const run = promisify(execFile);

/** Products of each tenant; of these the first 40, by number, have their reviews. */
const seededProducts = 600;

/**
 * A database of its own with the demonstration of both tenants in all locales, search included, as of a day (`2026-12-01`;
 * default: today, UTC). The first caller of a run waits for the seed (4 s), later ones for a copy (0.2 s). Close it at the end.
 */
export async function openSeededDatabase(
  day = new Date().toISOString().slice(0, 10),
  limits: Partial<DatabaseLimits> = {},
): Promise<Database> {
  const name = `seeded_${day.replaceAll('-', '_')}`;
  await onceInRun(name, async (folder) => {
    const connection = await makeDatabase(await testServer(), template, name);
    const seed = join(import.meta.dirname, '../../server/cli/seed.ts');
    await run(
      process.execPath,
      [seed, '--products', String(seededProducts), '--reviewed', '40', '--day', day],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: addressOf(connection) },
      },
    );
    return name;
  });
  return openCopy(name, limits);
}
