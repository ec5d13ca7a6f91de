import pg from 'pg';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database, DatabaseConnection, DatabaseLimits } from '../../server/storage/database/database.ts';
import { clusterUser, prepareCluster } from '../../server/storage/database/embedded/cluster.ts';
import { choosePlace } from '../../server/storage/database/embedded/place.ts';
import { socketPort, startPostmaster } from '../../server/storage/database/embedded/postmaster.ts';
import { findProgramFolder, preparePrograms } from '../../server/storage/database/embedded/programs.ts';
import { asArguments } from '../../server/storage/database/embedded/server-settings.ts';
import { migrate, type MigrationList } from '../../server/storage/database/migrate.ts';
import { migrations as ours } from '../../server/storage/database/migrations.ts';
import { collectingLog } from './collecting-log.ts';
import { onceInRun } from './once-in-run.ts';

/** Of a database whose callers wait for their turn on a slow machine: what they see is looked at, not how soon. */
export const patient: Partial<DatabaseLimits> = { waiting: 5000, connectMs: 15_000 };

export interface TestDatabaseOptions {
  /** Default: all of the shop's. An empty list: a database without tables. */
  migrations?: MigrationList;
  limits?: Partial<DatabaseLimits>;
}

/** Settings of a server whose data nobody needs after a crash. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
};
/** Name of the database with all tables and nothing in them. */
export const template = 'shop_template';
let count = 0;

/**
 * A database of its own for a test file, on one server for the whole run, which the first caller starts (a second, later ones
 * 40 ms). Close it at the end.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const { migrations = ours, limits } = options;
  const database = await openCopy(migrations === ours ? template : 'template1', limits);
  if (migrations !== ours && Object.keys(migrations).length > 0) await migrate(database, migrations);
  return database;
}

/** A copy of a database of the run's server, which is taken away when it is closed. */
export async function openCopy(copyOf: string, limits: Partial<DatabaseLimits> = {}): Promise<Database> {
  const server = await testServer();
  const connection = await makeDatabase(server, copyOf);
  const database = connectDatabase(connection, collectingLog(), limits);
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(server, connection);
    },
  };
}

/** Where a database is, as `DATABASE_URL` says it. */
export function addressOf({ connectionString, host = '', port, user, database }: DatabaseConnection): string {
  if (connectionString !== undefined) return connectionString;
  const place = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}@localhost/${database}?${place}`;
}

/** Makes an empty database, or a copy of another, beside the one that the connection names. */
export async function makeDatabase(
  server: DatabaseConnection,
  copyOf = 'template1',
  name = `test_${process.pid}_${(count += 1)}`,
): Promise<DatabaseConnection> {
  await asAdministrator(server, (client) =>
    client.query(`create database ${name} template ${client.escapeIdentifier(copyOf)}`),
  );
  if (server.connectionString === undefined) return { ...server, database: name };
  const url = new URL(server.connectionString);
  url.pathname = `/${name}`;
  return { connectionString: url.href };
}

/** Takes away a database that `makeDatabase` made. */
export async function dropDatabase(server: DatabaseConnection, made: DatabaseConnection): Promise<void> {
  const name = made.connectionString ? new URL(made.connectionString).pathname.slice(1) : made.database;
  await asAdministrator(server, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name ?? '')} with (force)`),
  );
}

async function asAdministrator(
  server: DatabaseConnection,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The run's server, with its database `postgres`. */
export async function testServer(): Promise<DatabaseConnection> {
  return onceInRun('database', startTestServer);
}

async function startTestServer(folder: string): Promise<DatabaseConnection> {
  const place = choosePlace({ dataDir: folder, shelter: folder, log: collectingLog() });
  const programs = preparePrograms(findProgramFolder(), place.user, place.copies);
  await prepareCluster(place, programs, false);
  await startPostmaster(place, programs, asArguments(fastSettings));
  const server = { host: place.socket, port: socketPort, user: clusterUser, database: 'postgres' };
  await asAdministrator(server, (client) => client.query(`create database ${template}`));
  const database = connectDatabase({ ...server, database: template }, collectingLog());
  await migrate(database, ours);
  await database.close();
  return server;
}
