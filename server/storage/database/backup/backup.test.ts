import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectingLog } from '../../../../tests/services/collecting-log.ts';
import { openTestDatabase } from '../../../../tests/services/test-database.ts';
import { makeTestFolder } from '../../../../tests/services/test-folder.ts';
import type { Database } from '../database.ts';
import { appliedMigrations, type MigrationList } from '../migrate.ts';
import { copyOut } from './copy-rows.ts';
import { fillEmptyDatabase } from './fill-empty-database.ts';
import { manifestFile } from './manifest.ts';
import { restoreDatabase } from './restore-database.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-28T10:00:00Z');

const shopTables: MigrationList = {
  '2026-01-01-01-orders': {
    async up(kysely) {
      // "a_line" comes before what it refers to in the alphabet.
      await sql`create table "Order" (id bigint generated always as identity primary key, note text, cents bigint not null)`.execute(
        kysely,
      );
      await sql`create table a_line (
        "order" bigint not null references "Order" (id), number int, parent int,
        data bytea, tags text[], day date, double int generated always as (number * 2) stored,
        primary key ("order", number), foreign key ("order", parent) references a_line)`.execute(kysely);
      await sql`create table account (id int primary key, balance bigint not null)`.execute(kysely);
      await sql`create table derived (id bigint references "Order" (id))`.execute(kysely);
      await sql`comment on table derived is 'not in backups: made again every night'`.execute(kysely);
      await sql`insert into account select n, 100 from generate_series(1, 20) n`.execute(kysely);
    },
  },
};
const laterTables: MigrationList = {
  ...shopTables,
  '2026-02-01-01-currency': {
    async up(kysely) {
      await sql`alter table "Order" add column currency text not null default 'EUR'`.execute(kysely);
    },
  },
};

let source: Database;
let target: Database;
let folder = '';
const log = collectingLog();

beforeEach(async () => {
  source = await openTestDatabase({ migrations: shopTables });
  target = await openTestDatabase({ migrations: {} });
  folder = join(makeTestFolder('backup'), 'monday');
  await sql`insert into "Order" (note, cents) select case n % 4 when 0 then null when 1 then E'\\\\N' when 2 then ''
    else E'tab\\t line\\nzurück\\\\ 🛍️ "' end, n from generate_series(1, 3000) n`.execute(source.kysely);
  await sql`insert into a_line ("order", number, parent, data, tags, day) values
    (1, 2, null, '\\x00ff0a5c', array['a,b', null, '{"'], '2026-02-28'), (1, 1, 2, '', '{}', null)`.execute(
    source.kysely,
  );
  await sql`insert into derived values (1)`.execute(source.kysely);
});
afterEach(async () => {
  await source.close();
  await target.close();
});

const backUp = () => writeBackup({ connection: source.connection, folder, now });
const restore = (more: { overwrite?: boolean; migrations?: MigrationList } = {}) =>
  restoreDatabase({ database: target, folder, migrations: shopTables, overwrite: false, log, ...more });
const fill = (migrations = shopTables) => fillEmptyDatabase({ database: target, folder, migrations });

async function contentOf(database: Database): Promise<unknown[]> {
  const results = [];
  for (const table of ['"Order"', 'a_line', 'account']) {
    const { rows } = await sql`select * from ${sql.raw(table)} order by 1, 2`.execute(database.kysely);
    results.push(rows);
  }
  return results;
}

describe('a backup', () => {
  test('holds every row, in tables that come after those they refer to, for its owner’s eyes', async () => {
    const { tables, sequences, migrations, madeAt } = await backUp();
    expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['Order', 3000],
      ['a_line', 2],
      ['account', 20],
    ]);
    expect(sequences).toEqual([{ schema: 'public', name: 'Order_id_seq', value: '3000' }]);
    expect([migrations, madeAt]).toEqual([Object.keys(shopTables), now.toISOString()]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, manifestFile)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, '2-a_line.copy.gz')).mode & 0o777).toBe(0o600);
  });

  test('shows one moment, while others move money', async () => {
    const movers = source.another({ connections: 4 });
    const over = new AbortController();
    const moving = [1, 2, 3, 4].map(async (mover) => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const [from, to] = [(n % 20) + 1, ((n * mover + 7) % 20) + 1];
        await sql`update account set balance = balance + case id when ${from} then -1 else 1 end
          where id in (${from}, ${to}) and ${from} <> ${to}`
          .execute(movers.kysely)
          .catch(() => {});
        await sql`insert into "Order" (cents) values (${n})`.execute(movers.kysely);
      }
    });
    await backUp();
    over.abort();
    await Promise.all(moving);
    await movers.close();
    await restore();
    const { rows } = await sql`select sum(balance)::bigint as sum from account`.execute(target.kysely);
    expect(rows).toEqual([{ sum: 2000 }]);
  });

  test('never replaces another, and leaves nothing when it fails', async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow('is there already');
    const nowhere = { connection: { ...source.connection, database: 'no_such' }, folder: `${folder}-2`, now };
    await expect(writeBackup(nowhere)).rejects.toThrow('no_such');
    expect([
      existsSync(`${folder}-2`),
      existsSync(`${folder}-2.partial`),
      existsSync(`${folder}.partial`),
    ]).toEqual([false, false, false]);
    expect(existsSync(join(folder, manifestFile))).toBe(true);
  });

  test('of a database without tables is refused', async () => {
    await expect(writeBackup({ connection: target.connection, folder, now })).rejects.toThrow(
      'nothing to back up',
    );
  });
});

describe.each([
  ['in the place of the embedded database', restore],
  ['in an empty database of a server', () => fill()],
])('a restore %s', (_where, run) => {
  test('brings back every row, and goes on counting', async () => {
    await backUp();
    await run();
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect((await sql`select * from derived`.execute(target.kysely)).rows).toEqual([]);
    const added = sql<{ id: number }>`insert into "Order" (cents) values (1) returning id`;
    expect((await added.execute(target.kysely)).rows).toEqual([{ id: 3001 }]);
    await expect(sql`insert into a_line values (9999, 1)`.execute(target.kysely)).rejects.toMatchObject({
      code: '23503',
    });
  });

  test('refuses rows that were changed or cut, and restores nothing', async () => {
    await backUp();
    const file = join(folder, '3-account.copy.gz');
    const rows = gunzipSync(readFileSync(file)).toString();
    for (const wrong of [rows.replace('100', '999'), rows.slice(0, rows.length / 2)]) {
      writeFileSync(file, gzipSync(wrong));
      await expect(run()).rejects.toThrow('Nothing was restored');
    }
    writeFileSync(file, gzipSync(rows).subarray(0, 40));
    await expect(run()).rejects.toThrow('Nothing was restored');
    const found = sql<{ n: number }>`select count(*) as n from "Order"`.execute(target.kysely);
    expect(
      await found.then(
        ({ rows: [row] }) => row?.n,
        () => 0,
      ),
    ).toBe(0);
  });

  test('refuses what is no complete backup', async () => {
    await expect(run()).rejects.toThrow('is no complete backup');
    await backUp();
    rmSync(join(folder, '2-a_line.copy.gz'));
    await expect(run()).rejects.toThrow('2-a_line.copy.gz is missing');
    writeFileSync(join(folder, manifestFile), '{"format": 2}');
    await expect(run()).rejects.toThrow('is no list of a backup');
  });
});

describe('a restore', () => {
  test('replaces a database in use only when told to', async () => {
    await backUp();
    await restore();
    await sql`delete from a_line`.execute(target.kysely);
    await expect(restore()).rejects.toThrow('add --overwrite');
    await restore({ overwrite: true });
    expect(await contentOf(target)).toEqual(await contentOf(source));
    const { rows } =
      await sql`select datname from pg_database where datname like ${`${target.connection.database}%`}`.execute(
        target.kysely,
      );
    expect(rows).toHaveLength(1);
  });

  test('never replaces a database on somebody’s server', async () => {
    await backUp();
    await fill();
    await expect(fill()).rejects.toThrow('is not empty');
  });

  test('brings an older backup to the code’s state, and refuses a newer one', async () => {
    await backUp();
    await restore({ migrations: laterTables });
    expect(await appliedMigrations(target.kysely)).toEqual(Object.keys(laterTables));
    const { rows } = await sql`select distinct currency from "Order"`.execute(target.kysely);
    expect(rows).toEqual([{ currency: 'EUR' }]);
    await expect(restore({ migrations: {} })).rejects.toThrow('comes from a newer version of the shop');
  });

  test('leaves the old database when the backup is broken', async () => {
    await backUp();
    await restore();
    writeFileSync(join(folder, '3-account.copy.gz'), gzipSync('1\t7\n'));
    await expect(restore({ overwrite: true })).rejects.toThrow('Nothing was restored');
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });
});

test('a full disk fails the backup and leaves nothing', async () => {
  // A file in the place of the folder stands for a disk that takes no more.
  mkdirSync(`${folder}.partial/1-order.copy.gz`, { recursive: true });
  await expect(backUp()).rejects.toThrow('EISDIR');
  expect(existsSync(`${folder}.partial`)).toBe(false);
});

test('a table whose last rows come together with its end holds up no other, however slow the disk', async () => {
  const client = new pg.Client(source.connection);
  await client.connect();
  // Rows of just over a piece: each fills one, and the last of them comes with the end in the same read, or does not.
  for (let width = 65_530; width < 65_560; width += 1) {
    const sink = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => setImmediate(done) });
    expect(await copyOut(client, `copy (select repeat('x', ${width})) to stdout`, sink)).toBe(1);
    sink.end();
    expect((await client.query<{ n: number }>('select 1 as n')).rows).toEqual([{ n: 1 }]);
  }
  await client.end();
});
