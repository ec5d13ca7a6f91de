import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/services/test-database.ts';
import type { Database } from '../storage/database/database.ts';
import { sweepWrites, writeOnce } from './sql-writes.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const hour = 3_600_000;
const scope = { tenant: 'at', owner: 'g:a', what: 'test' };
const once = { key: 'key-of-a-press-01', content: 'a'.repeat(43) };

async function write(at: number, came: unknown): Promise<unknown> {
  return database.kysely
    .transaction()
    .execute((transaction) => writeOnce(transaction, scope, at, once, async () => came));
}

test('a key lives for an hour: what is sent under it later is another write', async () => {
  expect(await write(0, 'first')).toBe('first');
  expect(await write(hour, 'again')).toBe('first');
  expect(await write(hour + 1, 'later')).toBe('later');
  expect(await write(hour + 2, 'again')).toBe('later');
});

test('a write that fails is none', async () => {
  const other = { ...once, key: 'key-of-a-press-02' };
  const fail = (): Promise<never> => Promise.reject(new Error('no'));
  const attempt = (act: () => Promise<string>): Promise<string> =>
    database.kysely.transaction().execute((transaction) => writeOnce(transaction, scope, 0, other, act));
  await expect(attempt(fail)).rejects.toThrow('no');
  expect(await attempt(async () => 'done')).toBe('done');
});

test('a sweep takes away what is not known again any more, and nothing else', async () => {
  await sql`delete from visitor_write`.execute(database.kysely);
  await write(0, null);
  expect(await sweepWrites(database, hour)).toBe(0);
  expect(await sweepWrites(database, hour + 1)).toBe(1);
  expect(await write(hour + 2, 'new')).toBe('new');
});
