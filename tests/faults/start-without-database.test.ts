import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';
import { migrate, migrationTable } from '../../server/storage/database/migrate.ts';
import { migrations } from '../../server/storage/database/migrations.ts';
import { type RunningShop, startShop } from '../running/running-shop.ts';
import { type DatabaseDoor, makeDatabaseDoor } from '../services/database-door.ts';
import { addressOf, openTestDatabase } from '../services/test-database.ts';

// The built shop with a database server that is away when it starts, or is not for this version.

let database: Database;
let door: DatabaseDoor;
let shop: RunningShop;

beforeEach(async () => {
  database = await openTestDatabase({ migrations: {} });
  door = await makeDatabaseDoor(database.connection);
});
afterEach(async () => {
  await shop.stop();
  await door.shut();
  await database.close();
});

const start = (): Promise<RunningShop> => startShop({ DATABASE_URL: addressOf(door.connection) });

async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${shop.port}${path}`);
  return { status: response.status, text: await response.text() };
}

test('a server that comes later: pages are there at once, visitors are sent when it is there', async () => {
  await door.shut();
  shop = await start();
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  const { status, text } = await ask('/readyz');
  expect(status).toBe(503);
  expect((JSON.parse(text) as { reasons: string[] }).reasons).toContain(
    'the database was not yet brought to the state of this version',
  );

  await door.open();
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
  const { rows } = await sql`select name from ${sql.table(migrationTable)}`.execute(database.kysely);
  expect(rows).toHaveLength(Object.keys(migrations).length);

  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a server whose database is newer than the shop ends it, with a sentence', async () => {
  await migrate(database, migrations);
  await sql`insert into ${sql.table(migrationTable)} values ('2099-01-01-01-later', '2099-01-01')`.execute(
    database.kysely,
  );
  shop = await start();
  if (shop.process.exitCode === null) await once(shop.process, 'exit');
  expect(shop.process.exitCode).toBe(1);
  expect(shop.output()).toMatch(/^The database is newer than this version of the shop \(it has 2099-/m);
});
