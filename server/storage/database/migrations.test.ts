import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from './database.ts';
import { appliedMigrations } from './migrate.ts';
import { migrations } from './migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('every file of a migration is listed, under its name and in its order', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(migrations)).toEqual(files.toSorted());
  expect(files.filter((file) => !/^\d{4}-\d\d-\d\d-\d\d-[a-z0-9-]+$/.test(file))).toEqual([]);
});

test('a test database has seen all of them', async () => {
  expect(await appliedMigrations(database.kysely)).toEqual(Object.keys(migrations));
});

test('an installation has one identity', async () => {
  const { rows } = await sql`select id from installation`.execute(database.kysely);
  expect(rows).toHaveLength(1);
  await expect(sql`insert into installation default values`.execute(database.kysely)).rejects.toThrow(
    'unique',
  );
});
