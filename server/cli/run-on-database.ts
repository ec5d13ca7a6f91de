import process from 'node:process';
import { readSettings, type Settings } from '../config.ts';
import type { Database } from '../storage/database/database.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrations } from '../storage/database/migrations.ts';
import { openCommandDatabase } from './open-command-database.ts';

/**
 * Runs a command with that name on the shop's database, as `prepare` has read it from its arguments, and prints what it says. What
 * fails is said, too, and ends the process with status 1; for wrong arguments no database is opened.
 */
export async function runOnDatabase(
  name: string,
  prepare: (settings: Settings) => (database: Database) => Promise<string>,
): Promise<void> {
  try {
    const settings = readSettings();
    const run = prepare(settings);
    const database = await openCommandDatabase(settings, name, { mayJoin: true });
    try {
      await migrate(database, migrations);
      console.log(await run(database));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
