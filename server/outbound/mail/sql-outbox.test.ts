import { afterAll, beforeAll, expect, test } from 'vitest';
import { testMailOutbox } from '../../../tests/contract/mail-outbox.contract.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import { createSqlOutbox } from './sql-outbox.ts';
import { testMail } from './test-mail.ts';

testMailOutbox('database', async ({ clock }) => {
  const database = await openTestDatabase();
  return { outbox: createSqlOutbox({ database, clock }), close: () => database.close() };
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a mail comes with the transaction that it was added in, or goes with it', async () => {
  const outbox = createSqlOutbox({ database, clock: () => 1000 });
  const failing = database.kysely.transaction().execute(async (transaction) => {
    await outbox.add(testMail(), 'a', transaction);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await outbox.backlog()).toEqual({ waiting: 0, oldest: null });
  await database.kysely.transaction().execute(async (transaction) => {
    await outbox.add(testMail(), 'a', transaction);
    // Nobody sends it before the rest of the transaction holds.
    expect(await outbox.claim(1000, 10, 60_000)).toEqual([]);
  });
  expect(await outbox.backlog()).toEqual({ waiting: 1, oldest: 1000 });
});

test('a mail that another process is taking is passed over, not waited for', async () => {
  const outbox = createSqlOutbox({ database, clock: () => 2000 });
  await outbox.add(testMail(), 'b');
  await database.kysely.transaction().execute(async (transaction) => {
    const inside = createSqlOutbox({ database: { kysely: transaction }, clock: () => 2000 });
    expect((await inside.claim(2000, 1, 60_000)).map(({ key }) => key)).toEqual(['a']);
    expect((await outbox.claim(2000, 5, 60_000)).map(({ key }) => key)).toEqual(['b']);
  });
});
