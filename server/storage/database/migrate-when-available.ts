import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLog } from './connect-database.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { migrate, type MigrationList } from './migrate.ts';

/** Milliseconds between attempts. */
const pauseMs = 1000;

/**
 * Runs `migrate`, and again while the database is away, so that a shop can start before its database. Resolves with the names
 * of what ran, or with none when the signal aborts. Throws what `migrate` throws but for outages.
 */
export async function migrateWhenAvailable(
  database: Database,
  migrations: MigrationList,
  { log, signal }: { log: DatabaseLog; signal: AbortSignal },
): Promise<string[]> {
  while (!signal.aborted) {
    try {
      const names = await migrate(database, migrations);
      if (names.length > 0)
        log.info({ migrations: names }, 'The database was brought to the state of this version');
      return names;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
  return [];
}
