import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { migrate } from '../../server/storage/database/migrate.ts';
import { migrateWhenAvailable } from '../../server/storage/database/migrate-when-available.ts';
import { migrations } from '../../server/storage/database/migrations.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { outageOf } from '../contract/database.contract.ts';
import { freePort } from '../running/free-port.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { installedPostgres, startPostgres } from '../services/postgres-server.ts';
import { startRefusingServer } from '../services/refusing-server.ts';
import { startSilentServer } from '../services/silent-server.ts';
import { openTestDatabase } from '../services/test-database.ts';

// A database server that somebody else runs, when it is away, silent, killed and back.

let log = collectingLog();
let now = 0;
const opened: Database[] = [];

beforeEach(() => {
  log = collectingLog();
  now = 0;
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(url: string): Promise<Database> {
  const limits = { connections: 2, connectMs: 400, statementMs: 800 };
  const database = await openDatabase({ driver: 'server', url, limits, log, clock: () => now });
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

describe('a server that lets nobody in', () => {
  test.each([
    ['28000', 'refused'],
    ['28P01', 'refused'],
    ['3D000', 'refused'],
    ['42501', 'refused'],
    ['55000', 'refused'],
    ['57P03', 'refused'],
    ['57P04', 'lost'],
    ['53300', 'overloaded'],
    ['XX000', 'refused'],
  ])('with the state %s: it is away (%s), which is told once, with what it said', async (state, reason) => {
    const server = await startRefusingServer(state);
    const database = await open(server.url);
    expect(await outageOf(database.ping())).toBe(reason);
    expect(await outageOf(database.ping())).toBe(reason);
    expect(log.lines).toEqual(['The database is not available']);
    expect(log.facts[0]).toMatchObject({ reason, err: { code: state } });
    expect(Object.fromEntries(database.outages())).toEqual({ [reason]: 2 });
    server.close();
  });
});

describe('a server that answers, but does not do what it is asked', () => {
  let database: Database;
  beforeEach(async () => {
    const own = await openTestDatabase({ migrations: {} });
    opened.push(own);
    database = connectDatabase(own.connection, log, { statementMs: 150, connections: 2 }, () => now);
    opened.push(database);
    await sql`create table mark (n int)`.execute(database.kysely);
  });

  test.each([
    ['full', '53100'],
    ['full', '58030'],
    ['refused', '25006'],
  ])('is %s (state %s): told once, and as gone only after a while without', async (reason, state) => {
    const fail = () =>
      sql`do ${sql.raw(`$$ begin raise sqlstate '${state}'; end $$`)}`.execute(database.kysely);
    for (let round = 0; round < 5; round++) {
      expect(await outageOf(fail())).toBe(reason);
      await database.ping();
      now += 10;
    }
    expect(log.lines).toEqual(['The database is not available']);
    expect(log.facts[0]).toMatchObject({ reason });
    expect(Object.fromEntries(database.outages())).toEqual({ [reason]: 5 });
    now += 5000;
    await database.ping();
    expect(log.lines.slice(1)).toEqual(['The database is available again']);
  });

  test('has a table that somebody locks: told once, with the reason', async () => {
    await database.kysely.transaction().execute(async (holder) => {
      await sql`lock table mark`.execute(holder);
      const read = () => sql`select * from mark`.execute(database.kysely);
      expect([await outageOf(read()), await outageOf(read())]).toEqual(['timeout', 'timeout']);
    });
    expect(log.lines).toEqual(['The database is not available']);
    expect(Object.fromEntries(database.outages())).toEqual({ timeout: 2 });
  });

  test('tells of a kill once, however many calls end one after the other', async () => {
    const wide = connectDatabase(database.connection, log, { connections: 8 }, () => now);
    opened.push(wide);
    const backends = await Promise.all(
      Array.from({ length: 8 }, () =>
        sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.1)`.execute(wide.kysely),
      ),
    );
    const calls = backends.map(() => outageOf(sql`select pg_sleep(5)`.execute(wide.kysely)));
    for (const { rows } of backends) {
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely);
      now += 5;
      await wide.ping();
    }
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['lost']));
    expect(log.lines).toEqual(['The database is not available']);
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
    now += 5000;
    const { rows } = await sql`select n from mark`.execute(database.kysely);
    expect(rows).toEqual([{ n: 1 }]);
    expect(log.lines).toEqual(['The database is not available', 'The database is available again']);
    await server.kill();
  });
});
