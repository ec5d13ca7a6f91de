import pg from 'pg';
import { connectDatabase, type DatabaseLog } from './database/connect-database.ts';
import type { Database, DatabaseConnection, DatabaseLimits } from './database/database.ts';
import { type EmbeddedServerOptions, startEmbeddedServer } from './database/embedded/embedded-server.ts';

/** A server of our own that lies in a folder, or one that somebody runs for us. */
export type DatabaseOptions = {
  limits?: Partial<DatabaseLimits>;
  log: DatabaseLog;
  /** Monotonic milliseconds. Default: the process's. */
  clock?: () => number;
} & (({ driver: 'embedded' } & Omit<EmbeddedServerOptions, 'log'>) | { driver: 'server'; url: string });

/**
 * Opens the database. `embedded` starts the server first (0.1 to 2 s) and throws when it cannot; `server` makes no connection
 * yet, so that a shop can start while its database is away.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log, limits = {}, clock } = options;
  if (options.driver === 'server')
    return connectDatabase({ connectionString: options.url }, log, limits, clock);
  const server = await startEmbeddedServer(options);
  try {
    await ensureDatabase(server.connection);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const database = connectDatabase(server.connection, log, limits, clock);
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

/** Makes the shop's database in a cluster that has none yet. */
async function ensureDatabase(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    const name = connection.database ?? '';
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process was faster.
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}
