import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { stdSerializers } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '../../server/storage/database/connect-database.ts';
import type { Database, DatabaseConnection, DatabaseLimits } from '../../server/storage/database/database.ts';
import { DatabaseUnavailable } from '../../server/storage/database/database-unavailable.ts';
import { appliedMigrations, migrate, type MigrationList } from '../../server/storage/database/migrate.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { dropDatabase, makeDatabase } from '../services/test-database.ts';

/** Starts a server, or finds one; its connection may make databases. */
type StartDatabaseServer = () => Promise<{ server: DatabaseConnection; close: () => Promise<void> }>;

type ContractTables = {
  item: { id: number; name: string; cents: number };
};

/** The reason of an outage, or what came instead. */
export async function outageOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await call };
  } catch (error) {
    return error instanceof DatabaseUnavailable ? error.reason : error;
  }
}

const itemTables: MigrationList = {
  '2026-01-01-01-item': {
    async up(kysely) {
      await sql`create table item (id int primary key, name text collate "C" not null,
        cents bigint not null check (cents >= 0))`.execute(kysely);
    },
  },
};

/** What every driver of the database port does alike. `start` is `undefined` where there is no such server. */
export function databaseContract(driver: string, start: StartDatabaseServer | undefined): void {
  describe.runIf(start !== undefined)(`database: ${driver}`, () => {
    let running: Awaited<ReturnType<StartDatabaseServer>>;
    let connection: DatabaseConnection;
    let database: Database;
    const opened: Database[] = [];
    const databases: DatabaseConnection[] = [];

    async function emptyDatabase(): Promise<DatabaseConnection> {
      const made = await makeDatabase(running.server);
      databases.push(made);
      return made;
    }

    function open(limits: Partial<DatabaseLimits> = {}): Database {
      const further = connectDatabase(connection, collectingLog(), limits);
      opened.push(further);
      return further;
    }

    beforeAll(async () => {
      if (start === undefined) return;
      running = await start();
      connection = await emptyDatabase();
      database = open({ connections: 3 });
      await migrate(database, itemTables);
    });
    afterAll(async () => {
      await Promise.all(opened.map((each) => each.close()));
      // The server may be somebody's.
      for (const made of databases) await dropDatabase(running.server, made);
      await running.close();
    });

    const items = () => database.kysely.withTables<ContractTables>();
    const sleepInDatabase = (on: Database, seconds: number) =>
      sql`select pg_sleep(${seconds})`.execute(on.kysely);

    test('plans a statement that is asked again and again once, and anew when its answer changes', async () => {
      const own = open({ connections: 1 });
      const prepared = async (): Promise<number> => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_prepared_statements`.execute(own.kysely);
        return rows[0]?.count ?? 0;
      };
      await sql`create table changing (id int primary key, value int)`.execute(own.kysely);
      const ask = () => sql`select value from changing where id = ${1}`.execute(own.kysely);
      await ask();
      expect(await prepared()).toBe(0);
      for (let times = 0; times < 6; times++) await ask();
      expect(await prepared()).toBe(1);
      await sql`insert into changing values (1, 7)`.execute(own.kysely);
      expect((await ask()).rows).toEqual([{ value: 7 }]);
      await sql`alter table changing alter column value type text`.execute(own.kysely);
      await expect(ask()).rejects.toThrow('cached plan');
      expect((await ask()).rows).toEqual([{ value: '7' }]);
      await sql`drop table changing`.execute(own.kysely);
    });

    test('keeps text as it is, and orders it by code point', async () => {
      const names = ['Zürich', 'apfel', 'Äpfel', 'o\u0308', '🛍️', `it's "so" \\ %_`];
      await items()
        .insertInto('item')
        .values(names.map((name, id) => ({ id, name, cents: 0 })))
        .execute();
      const found = await items().selectFrom('item').select('name').orderBy('name').execute();
      expect(found.map(({ name }) => name)).toEqual(names.toSorted());
    });

    test('refuses a NUL, a negative amount and a second row of a key with errors that are no outage', async () => {
      const insert = (id: number, name: string, cents: number) =>
        items().insertInto('item').values({ id, name, cents }).execute();
      await expect(insert(50, 'a\0b', 0)).rejects.toMatchObject({ code: '22021' });
      await expect(insert(50, 'a', -1)).rejects.toMatchObject({ code: '23514' });
      await insert(50, 'a', 0);
      await expect(insert(50, 'b', 0)).rejects.toMatchObject({ code: '23505' });
    });

    test('keeps what stands in a row out of the errors about it, as errors are logged', async () => {
      const row = { id: 60, name: 'anna@example.at', cents: -1 };
      const error: unknown = await items()
        .insertInto('item')
        .values(row)
        .execute()
        .catch((thrown: unknown) => thrown);
      const logged = JSON.stringify(stdSerializers.err(error as Error));
      expect(logged).toContain('violates check constraint');
      expect(logged).not.toContain('anna');
    });

    test('reads large integers as numbers, days as text, points in time as such, in lists too', async () => {
      const { rows } =
        await sql`select 9007199254740991::bigint as cents, sum(n)::bigint as sum, date '2026-02-28' as day,
        array[1, null, -2]::bigint[] as many, array[date '2026-12-31', null] as days, null::bigint as none,
        timestamptz '2026-03-29 01:00:00+00' as moment, current_setting('TimeZone') as zone
        from generate_series(1, 3) n`.execute(database.kysely);
      expect(rows).toEqual([
        {
          cents: 9_007_199_254_740_991,
          sum: 6,
          day: '2026-02-28',
          many: [1, null, -2],
          days: ['2026-12-31', null],
          none: null,
          moment: new Date('2026-03-29T01:00:00Z'),
          zone: 'UTC',
        },
      ]);
    });

    test('throws rather than lose digits', async () => {
      await expect(sql`select 9007199254740993::bigint as n`.execute(database.kysely)).rejects.toThrow(
        RangeError,
      );
      await database.ping();
    });

    test('takes back a transaction that fails', async () => {
      const failing = items()
        .transaction()
        .execute(async (transaction) => {
          await transaction.insertInto('item').values({ id: 60, name: 'half', cents: 1 }).execute();
          throw new Error('changed my mind');
        });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await items().selectFrom('item').select('id').where('id', '=', 60).execute()).toEqual([]);
    });

    test('ends a statement that takes too long, and goes on', async () => {
      const impatient = open({ statementMs: 100, connections: 1 });
      expect(await outageOf(sleepInDatabase(impatient, 30))).toBe('timeout');
      await impatient.ping();
    });

    test('ends a wait for a lock with the statement', async () => {
      const impatient = open({ statementMs: 100 }).kysely.withTables<ContractTables>();
      await items()
        .transaction()
        .execute(async (transaction) => {
          await transaction.insertInto('item').values({ id: 70, name: 'first', cents: 1 }).execute();
          const second = impatient.insertInto('item').values({ id: 70, name: 'second', cents: 1 }).execute();
          expect(await outageOf(second)).toBe('timeout');
        });
    });

    test('ends a transaction that does nothing for too long, and goes on', async () => {
      const impatient = open({ idleInTransactionMs: 100, connections: 1 });
      const idle = impatient.kysely.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        await sleep(400);
        await sql`select 1`.execute(transaction);
      });
      expect(await outageOf(idle)).toBe('lost');
      await impatient.ping();
    });

    test('says that it is overloaded when no connection becomes free, at once when too many wait', async () => {
      const narrow = open({ connections: 1, waiting: 1, connectMs: 150 });
      await narrow.ping();
      const busy = sleepInDatabase(narrow, 0.6);
      const waiting = outageOf(narrow.ping());
      const order: string[] = [];
      void waiting.then(() => order.push('waited'));
      const refused = outageOf(narrow.ping()).finally(() => order.push('refused'));
      expect(await Promise.all([waiting, refused])).toEqual(['overloaded', 'overloaded']);
      expect(order).toEqual(['refused', 'waited']);
      expect(narrow.load()).toEqual({ open: 1, idle: 0, waiting: 0 });
      await busy;
      await narrow.ping();
    });

    test('answers what many pages ask for at once', async () => {
      const asked = open({ connectMs: 10_000 });
      const calls = await Promise.all(Array.from({ length: 300 }, () => outageOf(asked.ping())));
      expect(calls.filter((answer) => answer === 'overloaded')).toEqual([]);
    });

    test('tells a call whose connection was ended, and serves the next', async () => {
      const victim = open({ connections: 1 });
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(victim.kysely);
      const call = outageOf(sleepInDatabase(victim, 30));
      await sleep(50);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely);
      expect(await call).toBe('lost');
      await victim.ping();
    });

    test('replaces idle connections that were ended', async () => {
      const victim = open({ connections: 2 });
      await Promise.all([victim.ping(), victim.ping()]);
      // On a busy machine connections take longer to end than a statement may.
      const patient = open({ statementMs: 0 });
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where application_name = ${`shop ${process.pid}`} and pid <> pg_backend_pid()
          and datname = current_database()`.execute(patient.kysely);
      await sleep(50);
      expect(await Promise.all([outageOf(victim.ping()), outageOf(victim.ping())])).toEqual([
        { answered: undefined },
        { answered: undefined },
      ]);
    });

    test('gives further connections other limits, which end by themselves', async () => {
      const base = open({ statementMs: 100 });
      const patient = base.another({ statementMs: 0 });
      expect(await outageOf(sleepInDatabase(patient, 0.3))).toHaveProperty('answered');
      await patient.close();
      expect(await outageOf(base.ping())).toHaveProperty('answered');
    });

    test('lets a call under way finish when it closes, and refuses further ones', async () => {
      const closing = connectDatabase(connection, collectingLog());
      await closing.ping();
      const call = outageOf(sleepInDatabase(closing, 0.2));
      await sleep(20);
      await closing.close();
      expect(await call).toHaveProperty('answered');
      expect(await outageOf(closing.ping())).toBe('closed');
    });

    describe('migrations', () => {
      let fresh: Database;
      const further: MigrationList = {
        ...itemTables,
        '2026-01-02-01-colour': {
          async up(kysely) {
            await sql`alter table item add column colour text`.execute(kysely);
          },
        },
      };
      const broken: MigrationList = {
        ...further,
        '2026-01-03-01-broken': {
          async up(kysely) {
            await sql`alter table item add column size text`.execute(kysely);
            await sql`select * from nowhere`.execute(kysely);
          },
        },
      };
      beforeAll(async () => {
        fresh = connectDatabase(await emptyDatabase(), collectingLog());
        opened.push(fresh);
      });

      test('run once, however many processes begin at the same time', async () => {
        const others = [1, 2, 3].map(() => connectDatabase(fresh.connection, collectingLog()));
        const ran = await Promise.all(others.map((other) => migrate(other, itemTables)));
        await Promise.all(others.map((other) => other.close()));
        expect(ran.flat()).toEqual(['2026-01-01-01-item']);
      });

      test('run as far as asked, then the rest', async () => {
        expect(await migrate(fresh, further, { upTo: '2026-01-01-01-item' })).toEqual([]);
        const seen: string[] = [];
        await migrate(fresh, further, { onApplied: (name) => seen.push(name) });
        expect(seen).toEqual(['2026-01-02-01-colour']);
      });

      test('change nothing when one fails, and name it', async () => {
        await expect(migrate(fresh, broken)).rejects.toThrow('2026-01-03-01-broken');
        expect(await appliedMigrations(fresh.kysely)).toEqual(Object.keys(further));
        await expect(sql`select size from item`.execute(fresh.kysely)).rejects.toMatchObject({
          code: '42703',
        });
      });

      test('refuse a database that is newer than the code', async () => {
        await expect(migrate(fresh, itemTables)).rejects.toThrow(
          'The database is newer than this version of the shop (it has 2026-01-02-01-colour)',
        );
      });

      test('do not wait behind a long transaction for a table, and can be tried again', async () => {
        const holder = new pg.Client(fresh.connection);
        await holder.connect();
        await holder.query('begin');
        await holder.query('lock table item in access share mode');
        const contract: MigrationList = {
          ...further,
          '2026-01-04-01-contract': {
            async up(kysely) {
              await sql`set local lock_timeout = '50ms'`.execute(kysely);
              await sql`alter table item drop column colour`.execute(kysely);
            },
          },
        };
        await expect(migrate(fresh, contract)).rejects.toThrow('2026-01-04-01-contract');
        await holder.end();
        expect(await migrate(fresh, contract)).toEqual(['2026-01-04-01-contract']);
      });
    });
  });
}
