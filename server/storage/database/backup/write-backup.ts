import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import { migrationTable } from '../migrate.ts';
import { copyOut } from './copy-rows.ts';
import { digestingStream } from './digest-rows.ts';
import { copyTarget, listTables, type StoredTable } from './list-tables.ts';
import { type Manifest, type ManifestTable, manifestFile } from './manifest.ts';

export interface WriteBackupOptions {
  connection: DatabaseConnection;
  /** Is made; must not be there. Only its owner can read it. */
  folder: string;
  now: Date;
  onTable?: (table: ManifestTable) => void;
}

/**
 * Writes every table as it was at one moment, while the shop goes on. The folder appears when it is complete. Throws when
 * the database or the disk fails, and leaves nothing behind.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<Manifest> {
  if (existsSync(options.folder))
    throw new Error(`${options.folder} is there already: choose another folder.`);
  const partial = `${options.folder}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ ...options.connection, application_name: `backup ${process.pid}` });
  client.on('error', () => {});
  try {
    await client.connect();
    const written = await writeTables(client, partial, options);
    await writeFile(join(partial, manifestFile), `${JSON.stringify(written, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(partial, options.folder);
    return written;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTables(
  client: pg.Client,
  folder: string,
  options: WriteBackupOptions,
): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only');
  const server = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const applied = await client
    .query<{ name: string }>(`select name from ${client.escapeIdentifier(migrationTable)} order by name`)
    .catch((error: Error & { code?: string }) => {
      if (error.code === '42P01')
        throw new Error('The database has no tables yet: there is nothing to back up.');
      throw error;
    });
  const tables: ManifestTable[] = [];
  for (const [index, table] of (await listTables(client)).entries()) {
    const done = await writeTable(client, table, folder, index + 1);
    tables.push(done);
    options.onTable?.(done);
  }
  // Sequences know no transactions: read after the rows, they are at least as far.
  const sequences = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
      where last_value is not null order by 1, 2`,
  );
  await client.query('commit');
  return {
    format: 1,
    madeAt: options.now.toISOString(),
    server: server.rows[0]?.version ?? '',
    migrations: applied.rows.map(({ name }) => name),
    tables,
    sequences: sequences.rows,
  };
}

async function writeTable(
  client: pg.Client,
  table: StoredTable,
  folder: string,
  number: number,
): Promise<ManifestTable> {
  const file = `${number}-${table.name.toLowerCase().replaceAll(/[^a-z0-9_]/g, '-')}.copy.gz`;
  const { stream, digest } = digestingStream();
  const written = pipeline(
    stream,
    createGzip({ level: 6 }),
    createWriteStream(join(folder, file), { mode: 0o600, flush: true }),
  );
  const copied = copyOut(client, `copy ${copyTarget(client, table)} to stdout`, stream).then(
    (count) => {
      stream.end();
      return count;
    },
    (error: Error) => {
      stream.destroy(error);
      throw error;
    },
  );
  // The first failure counts: with a full disk the copy would wait for ever.
  const [rows] = await Promise.all([copied, written]);
  return { ...table, file, rows, ...digest() };
}
