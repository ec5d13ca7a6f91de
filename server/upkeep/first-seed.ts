import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import { programFile } from '../concurrency/program-file.ts';
import type { Database } from '../storage/database/database.ts';
import { needsSeed } from './needs-seed.ts';
import { shopLeftOut } from './seed-outcome.ts';

export interface FirstSeedOptions {
  settings: Settings;
  root: string;
  log: Logger;
  database: Database;
  tenants: readonly string[];
}

/**
 * Fills an empty embedded database with the demonstration, in a process of its own that shows how far it is. Never a server
 * that somebody runs, nor anything in production. Returns how to end it early; the next start does it again then.
 */
export async function seedWhereEmpty(options: FirstSeedOptions): Promise<() => void> {
  const { settings, root, log, database, tenants } = options;
  if (settings.DATABASE_URL !== undefined || settings.NODE_ENV === 'production') return () => {};
  try {
    if (!(await needsSeed(database, resolve(root, settings.DATA_DIR), tenants))) return () => {};
  } catch (error) {
    log.warn({ err: error }, 'Whether there are products could not be found out');
    return () => {};
  }
  log.info('The database is empty: the demonstration is put into it');
  const child = spawn(process.execPath, [programFile(root, 'server/cli/seed.ts')], {
    cwd: root,
    // By its channel it learns that we are gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('error', (error) =>
    log.error({ err: error }, 'The demonstration cannot be put into the database'),
  );
  let isWanted = true;
  child.once('exit', (code, signal) => {
    if (!isWanted || code === 0) return;
    if (code === shopLeftOut) log.warn('A shop is left out of the demonstration: see above what it lacks');
    else
      log.error(
        { code, signal },
        'The demonstration is not complete: the next start, or npm run seed, completes it',
      );
  });
  return () => {
    isWanted = false;
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  };
}
