import pg from 'pg';
import { connectDatabase, type DatabaseLog } from '../connect-database.ts';
import type { Database, DatabaseConnection } from '../database.ts';
import { appliedMigrations, type MigrationList } from '../migrate.ts';
import type { Manifest, ManifestTable } from './manifest.ts';
import { checkBackup, loadBackup } from './read-backup.ts';

export interface RestoreOptions {
  /** The shop's database, in which nobody else works now. */
  database: Database;
  folder: string;
  migrations: MigrationList;
  /** Whether a database that the shop has used already may be replaced. */
  overwrite: boolean;
  log: DatabaseLog;
  onTable?: (table: ManifestTable) => void;
}

/**
 * Puts a backup in the place of the embedded database: it is loaded into a new one beside it, checked, and only then takes
 * its name. Throws when the database is in use without `overwrite`, and at every difference; the old one is untouched then.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Manifest> {
  const { database, folder, migrations, overwrite } = options;
  const backup = await checkBackup(folder, migrations);
  if (!overwrite && (await appliedMigrations(database.kysely)).length > 0) {
    throw new Error('The database is not empty: add --overwrite to replace all that is in it by the backup.');
  }
  const { connection } = database;
  const name = connection.database ?? '';
  const fresh = `${name}_restored`;
  const old = `${name}_replaced`;
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  const quote = (text: string): string => admin.escapeIdentifier(text);
  admin.on('error', () => {});
  await admin.connect();
  try {
    for (const left of [fresh, old]) await admin.query(`drop database if exists ${quote(left)} with (force)`);
    await admin.query(`create database ${quote(fresh)}`);
    await loadInto({ ...connection, database: fresh }, backup, options);
    await endSessions(admin, [name, fresh]);
    // At once: a crash in between must not leave the shop without a database of its name.
    await admin.query('begin');
    await admin.query(`alter database ${quote(name)} rename to ${quote(old)}`);
    await admin.query(`alter database ${quote(fresh)} rename to ${quote(name)}`);
    await admin.query('commit');
    await admin.query(`drop database ${quote(old)} with (force)`);
    return backup;
  } finally {
    await admin.query(`drop database if exists ${quote(fresh)} with (force)`).catch(() => {});
    await admin.end();
  }
}

async function loadInto(
  connection: DatabaseConnection,
  backup: Manifest,
  options: RestoreOptions,
): Promise<void> {
  const database = connectDatabase(connection, options.log);
  try {
    await loadBackup({ ...options, backup, database });
  } finally {
    await database.close();
  }
}

/** A database with sessions cannot be renamed. */
async function endSessions(admin: pg.Client, databases: readonly string[]): Promise<void> {
  await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = any($1)', [
    databases,
  ]);
}
