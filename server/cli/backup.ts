// Writes the database into a folder while the shop runs, or when it does not: `npm run backup -- --to /backups/monday`.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { writeBackup } from '../storage/database/backup/write-backup.ts';
import { openCommandDatabase } from './open-command-database.ts';

const settings = readSettings();
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const now = new Date();
const name = now.toISOString().slice(0, 19).replaceAll(':', '-');
const folder = resolve(values.to ?? join(settings.DATA_DIR, 'backups', name));

try {
  const database = await openCommandDatabase(settings, 'backup', { mayJoin: true });
  try {
    const { tables } = await writeBackup({
      connection: database.connection,
      folder,
      now,
      onTable: (table) => console.log(`  ${table.name}: ${table.rows} rows`),
    });
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    console.log(`Backup of ${tables.length} tables with ${rows} rows in ${folder}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
