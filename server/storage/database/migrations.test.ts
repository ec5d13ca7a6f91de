import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  // Those of the first day lie in a folder of their own.
  const files = readdirSync(join(import.meta.dirname, 'migrations'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'));
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
