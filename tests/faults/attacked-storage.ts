import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database, NoTables } from '../../server/storage/database/database.ts';
import type { DatabaseDoor } from '../services/database-door.ts';
import type { SharedRedis } from '../services/shared-redis.ts';
import { testServer } from '../services/test-database.ts';

/** A way in which a storage does not do what it is asked. */
export interface Outage {
  name: string;
  begin(): Promise<void>;
  /** All is well again when it resolves. */
  end(): Promise<void>;
}

/** Tables whose rows the requests of an attack write. */
const written = ['basket', 'basket_line', 'session'];

/** Every way in which a database is away from those who reach it by these doors; `database`: by another way. */
export function outagesOfDatabase(database: Database, doors: readonly DatabaseDoor[]): Outage[] {
  return [
    {
      name: 'nothing comes through',
      begin: async () => doors.forEach((door) => door.hold()),
      end: () => reopen(doors),
    },
    {
      name: 'connections are cut',
      begin: async () => void (await Promise.all(doors.map((door) => door.shut()))),
      end: async () => void (await Promise.all(doors.map((door) => door.open()))),
    },
    lockedTable(database.kysely),
    refusedConnections(database, doors),
    fullDisk(database.kysely),
  ];
}

/** Every way in which Redis is away; none where the machine has none. */
export function outagesOfRedis(redis: SharedRedis): Outage[] {
  return [
    { name: 'Redis is killed', begin: redis.kill, end: redis.start },
    { name: 'Redis hangs', begin: async () => redis.hang(), end: async () => redis.goOn() },
  ];
}

async function reopen(doors: readonly DatabaseDoor[]): Promise<void> {
  for (const door of doors) {
    await door.shut();
    await door.open();
  }
}

function lockedTable(kysely: Kysely<NoTables>): Outage {
  let release = (): void => {};
  let holding: Promise<void> | undefined;
  return {
    name: 'a table is locked',
    async begin() {
      const locked = Promise.withResolvers<void>();
      const freed = Promise.withResolvers<void>();
      release = freed.resolve;
      holding = kysely.transaction().execute(async (transaction) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        await sql`lock table basket`.execute(transaction);
        locked.resolve();
        await freed.promise;
      });
      await Promise.race([locked.promise, holding]);
    },
    async end() {
      release();
      await holding;
    },
  };
}

function refusedConnections({ connection }: Database, doors: readonly DatabaseDoor[]): Outage {
  async function allow(isAllowed: boolean): Promise<void> {
    const client = new pg.Client(await testServer());
    await client.connect();
    const name = client.escapeIdentifier(connection.database ?? '');
    await client.query(`alter database ${name} allow_connections ${isAllowed}`);
    await client.end();
  }
  return {
    name: 'connections are refused',
    async begin() {
      await allow(false);
      await reopen(doors);
    },
    end: () => allow(true),
  };
}

function fullDisk(kysely: Kysely<NoTables>): Outage {
  return {
    name: 'the disk is full',
    async begin() {
      await sql`
        create or replace function refuse_full() returns trigger language plpgsql as
        $$ begin raise sqlstate '53100' using message = 'could not extend file'; end $$`.execute(kysely);
      for (const table of written)
        await sql`create trigger full_disk before insert or update on ${sql.table(table)}
          for each statement execute function refuse_full()`.execute(kysely);
    },
    async end() {
      for (const table of written) await sql`drop trigger full_disk on ${sql.table(table)}`.execute(kysely);
    },
  };
}
