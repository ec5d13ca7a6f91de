import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { search } from '../../storage/database/migrations/2026-11-28/2026-11-28-03-search.ts';

test('a server that refuses the extension is named with what to do about it', async () => {
  const database = await openTestDatabase({ migrations: {} });
  const refused = database.kysely.transaction().execute(async (transaction) => {
    await sql`create role shop_without_rights`.execute(transaction);
    await sql`set local role shop_without_rights`.execute(transaction);
    await search.up(transaction);
  });
  await expect(refused).rejects.toThrow(
    /refuses the extension fuzzystrmatch.*"create extension fuzzystrmatch"/,
  );
  await database.close();
});
