import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';
import { migrate } from '../../server/storage/database/migrate.ts';
import { migrateWhenAvailable } from '../../server/storage/database/migrate-when-available.ts';
import { migrations } from '../../server/storage/database/migrations.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { outageOf } from '../contract/database.contract.ts';
import { freePort } from '../running/free-port.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { installedPostgres, startPostgres } from '../services/postgres-server.ts';
import { startSilentServer } from '../services/silent-server.ts';
import { openTestDatabase } from '../services/test-database.ts';

// A database server that somebody else runs, when it is away, silent, killed and back.

let log = collectingLog();
const opened: Database[] = [];

beforeEach(() => {
  log = collectingLog();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(url: string): Promise<Database> {
  const limits = { connections: 2, connectMs: 400, statementMs: 800 };
  const database = await openDatabase({ driver: 'server', url, limits, log });
  opened.push(database);
  return database;
}

describe('a server that is not there', () => {
  test('is told at each call, logged once', async () => {
    const database = await open(`postgres://shop@127.0.0.1:${await freePort()}/shop`);
    expect(await outageOf(database.ping())).toBe('refused');
    expect(await Promise.all([1, 2, 3, 4].map(() => outageOf(database.ping())))).not.toContainEqual({
      answered: undefined,
    });
    expect(log.lines).toEqual(['The database is not available']);
  });

  test('is told by name too', async () => {
    const database = await open('postgres://shop@database.invalid/shop');
    expect(await outageOf(database.ping())).toBe('refused');
  });
});

describe('a shop that starts before its database', () => {
  const { signal } = new AbortController();

  test.runIf(installedPostgres() !== undefined)('brings it to its state as soon as it is there', async () => {
    const server = await startPostgres(installedPostgres() ?? '');
    await server.kill();
    const database = await open(server.url);
    const names = migrateWhenAvailable(database, migrations, { log, signal });
    await sleep(100);
    await server.start();
    expect(await names).toEqual(Object.keys(migrations));
    expect(log.lines).toContain('The database was brought to the state of this version');
    await server.kill();
  });

  test('stops trying when it is told to, and tells what is no outage', async () => {
    const database = await open(`postgres://shop@127.0.0.1:${await freePort()}/shop`);
    const ending = new AbortController();
    const names = migrateWhenAvailable(database, migrations, { log, signal: ending.signal });
    ending.abort();
    expect(await names).toEqual([]);
    const wrong = await openTestDatabase({ migrations: {} });
    const failing = { '2026-01-01-01-wrong': { up: () => Promise.reject(new Error('no such thing')) } };
    await expect(migrateWhenAvailable(wrong, failing, { log, signal })).rejects.toThrow(
      '2026-01-01-01-wrong',
    );
    await wrong.close();
  });
});

describe('a server that takes connections and says nothing', () => {
  test('is told to each of many calls within the time for a connection, and does not hold up closing', async () => {
    const silent = await startSilentServer();
    const database = await open(`postgres://shop@127.0.0.1:${silent.port}/shop`);
    const reasons = await Promise.all([1, 2, 3, 4, 5].map(() => outageOf(database.ping())));
    expect(reasons.filter((reason) => reason !== 'timeout' && reason !== 'overloaded')).toEqual([]);
    opened.pop();
    await database.close();
    silent.close();
  });

  test('is told to migrations, which are not begun', async () => {
    const silent = await startSilentServer();
    const database = await open(`postgres://shop@127.0.0.1:${silent.port}/shop`);
    expect(await outageOf(migrate(database, migrations))).toBe('timeout');
    silent.close();
  });
});

const bin = installedPostgres();
describe.runIf(bin !== undefined)('a server that is killed', () => {
  test('ends calls under way, refuses further ones, and is used again when it is back', async () => {
    const server = await startPostgres(bin ?? '');
    const database = await open(server.url);
    await sql`create table mark (n int)`.execute(database.kysely);
    await sql`insert into mark values (1)`.execute(database.kysely);
    const transaction = database.kysely.transaction().execute(async (connection) => {
      await sql`insert into mark values (2)`.execute(connection);
      await sql`select pg_sleep(0.3)`.execute(connection);
    });
    const underWay = outageOf(transaction);
    await sleep(50);
    await server.kill();
    expect(await underWay).toBe('lost');
    expect(await outageOf(database.ping())).toBe('refused');

    await server.start();
    while (typeof (await outageOf(database.ping())) === 'string') await sleep(10);
    const { rows } = await sql`select n from mark`.execute(database.kysely);
    expect(rows).toEqual([{ n: 1 }]);
    expect(log.lines).toEqual(['The database is not available', 'The database is available again']);
    await server.kill();
  });
});
