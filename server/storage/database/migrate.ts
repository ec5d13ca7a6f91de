import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database, NoTables } from './database.ts';

/** Migrations by name, in the order in which they run. */
export type MigrationList = Readonly<Record<string, Migration>>;

export interface MigrateOptions {
  /** The last one to run; default: all. */
  upTo?: string;
  onApplied?: (name: string) => void;
}

/** The table that remembers which have run. */
export const migrationTable = 'migration';
export const migrationLockTable = 'migration_lock';

/** Another advisory lock than the one of kysely's own, which makes its tables before it locks. */
const migrateLock = 7_104_922;
/** A change of a table waits no longer for those who use it, because everybody else would wait behind it. */
const lockTimeout = '5s';

/**
 * Brings the database to the code's state, in one transaction, one process at a time: others wait and find it done. Returns
 * the names of what has run now. Throws when a migration fails (nothing has changed then), and when the database is newer than
 * this code, which would not know what it does to new columns.
 */
export async function migrate(
  database: Database,
  migrations: MigrationList,
  options: MigrateOptions = {},
): Promise<string[]> {
  const connections = database.another({
    ...{ connections: 1, statementMs: 0, idleInTransactionMs: 60_000 },
    // A shop that starts is too busy with itself to take the answer at once.
    connectMs: 10_000,
  });
  try {
    return await connections.kysely.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(migrateLock)})`.execute(connection);
      await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(connection);
      refuseNewer(await appliedMigrations(connection), migrations);
      return await run(connection, migrations, options);
    });
  } finally {
    // The lock ends with the connection.
    await connections.close();
  }
}

/** Names of the migrations that the database has seen, in their order; none for a database that nobody has used yet. */
export async function appliedMigrations(kysely: Kysely<NoTables>): Promise<string[]> {
  const there = await sql<{ is: boolean }>`select to_regclass(${migrationTable}) is not null as is`.execute(
    kysely,
  );
  if (there.rows[0]?.is !== true) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(migrationTable)} order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

function refuseNewer(applied: readonly string[], migrations: MigrationList): void {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this version of the shop (it has ${unknown.join(', ')}): start the version that changed it, or restore a backup from before.`,
  );
}

async function run(
  connection: Kysely<NoTables>,
  migrations: MigrationList,
  { upTo, onApplied }: MigrateOptions,
): Promise<string[]> {
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableName: migrationTable,
    migrationLockTableName: migrationLockTable,
  });
  const { error, results = [] } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw failed === undefined ? error : new Error(`The migration ${failed} failed`, { cause: error });
  }
  const names = results.map(({ migrationName }) => migrationName);
  for (const name of names) onApplied?.(name);
  return names;
}
