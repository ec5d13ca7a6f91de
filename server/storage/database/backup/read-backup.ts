import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline as connectStreams } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import type { Database, DatabaseConnection } from '../database.ts';
import { migrate, type MigrationList } from '../migrate.ts';
import { copyIn, copyOut } from './copy-rows.ts';
import { digestingSink } from './digest-rows.ts';
import { copyTarget } from './list-tables.ts';
import { type Manifest, manifest, manifestFile, type ManifestTable } from './manifest.ts';

/**
 * The manifest of a backup whose files hold what it says. Throws when the folder is no backup, is incomplete or damaged, or
 * comes from a newer version of the shop.
 */
export async function checkBackup(folder: string, migrations: MigrationList): Promise<Manifest> {
  const backup = readManifest(folder, migrations);
  for (const table of backup.tables) {
    const { stream, digest } = digestingSink();
    try {
      await pipeline(createReadStream(join(folder, table.file)), createGunzip(), stream);
    } catch (error) {
      throw damaged(table, (error as Error).message, error);
    }
    const { bytes, sha256 } = digest();
    if (bytes !== table.bytes || sha256 !== table.sha256)
      throw damaged(table, `${bytes} bytes, or other ones`);
  }
  return backup;
}

function damaged(table: ManifestTable, found: string, cause?: unknown): Error {
  return new Error(`${table.file} does not hold what the backup says: ${found}. Nothing was restored.`, {
    cause,
  });
}

function readManifest(folder: string, migrations: MigrationList): Manifest {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) throw new Error(`${folder} is no complete backup: it has no ${manifestFile}.`);
  const parsed = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${file} is no list of a backup: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const missing = parsed.data.tables.find((table) => !existsSync(join(folder, table.file)));
  if (missing) throw new Error(`${folder} is no complete backup: ${missing.file} is missing.`);
  const unknown = parsed.data.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `The backup comes from a newer version of the shop (it has ${unknown.join(', ')}): restore it with that version.`,
    );
  }
  return parsed.data;
}

export interface LoadBackupOptions {
  /** A database without tables. */
  database: Database;
  folder: string;
  /** What `checkBackup` said of the folder. */
  backup: Manifest;
  migrations: MigrationList;
  onTable?: (table: ManifestTable) => void;
}

/**
 * Makes the tables as the backup had them, loads the rows, reads them again to compare with the backup's checksums, and
 * brings the tables to the code's state. Throws at the first difference; the rows are loaded in one transaction.
 */
export async function loadBackup(options: LoadBackupOptions): Promise<void> {
  const { database, folder, backup, migrations, onTable } = options;
  const last = backup.migrations.at(-1);
  if (last !== undefined) await migrate(database, migrations, { upTo: last });
  await inTransaction(database.connection, async (client) => {
    await trustRows(client);
    const targets = backup.tables.map(({ schema, name }) =>
      [schema, name].map((part) => client.escapeIdentifier(part)).join('.'),
    );
    // Migrations may have written rows of their own; what is left out of backups may refer to others.
    if (targets.length > 0) await client.query(`truncate ${targets.join(', ')} cascade`);
    for (const table of backup.tables) {
      await loadTable(client, table, folder);
      onTable?.(table);
    }
    for (const { schema, name, value } of backup.sequences) {
      const sequence = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
      await client.query('select setval($1::regclass, $2::bigint)', [sequence, value]);
    }
  });
  await migrate(database, migrations);
}

async function loadTable(client: pg.Client, table: ManifestTable, folder: string): Promise<void> {
  const target = copyTarget(client, table);
  // An error of the file is thrown where its rows are read.
  const source = connectStreams(createReadStream(join(folder, table.file)), createGunzip(), () => {});
  await copyIn(client, `copy ${target} from stdin`, source);
  // Written again it is the same text: types whose text is read as another value would show here.
  const { stream, digest } = digestingSink();
  const rows = await copyOut(client, `copy ${target} to stdout`, stream);
  await new Promise<void>((resolve) => stream.end(resolve));
  if (rows !== table.rows || digest().sha256 !== table.sha256)
    throw damaged(table, `${rows} rows, or other ones`);
}

/** Rows of a backup fit together: triggers, and checks of references, need not run (where the role may turn them off). */
async function trustRows(client: pg.Client): Promise<void> {
  await client.query('savepoint before_trust');
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    await client.query('rollback to savepoint before_trust');
  }
}

async function inTransaction(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: `restore ${process.pid}` });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // Where the work failed, this rolls back.
    await client.end();
  }
}
