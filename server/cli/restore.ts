// Puts a backup in the place of the database: `npm run restore -- .data/backups/2026-11-28T02-30-00 --overwrite`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import type { RestoreOptions } from '../storage/database/backup/restore-database.ts';
import { restoreDatabase } from '../storage/database/backup/restore-database.ts';
import { fillEmptyDatabase } from '../storage/database/backup/fill-empty-database.ts';
import { migrations } from '../storage/database/migrations.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { toolLog } from './tool-log.ts';

const usage = 'npm run restore -- <folder of the backup> [--overwrite]';
const settings = readSettings();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean', default: false } },
});

try {
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(`Usage: ${usage}`);
  const database = await openCommandDatabase(settings, 'restore', { mayJoin: false });
  try {
    const restore: RestoreOptions = {
      database,
      folder: resolve(folder),
      migrations,
      overwrite: values.overwrite,
      log: toolLog,
      onTable: (table) => console.log(`  ${table.name}: ${table.rows} rows`),
    };
    const backup = await (settings.DATABASE_URL === undefined
      ? restoreDatabase(restore)
      : fillEmptyDatabase(restore));
    console.log(`Restored ${backup.tables.length} tables as they were at ${backup.madeAt}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
