import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccountStore } from '../../../tests/contract/account-store.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import type { Account } from './account.ts';
import { insertAccount } from './sql-account-rows.ts';
import { createSqlAccountStore } from './sql-account-store.ts';
import { testAccount, testToken } from './testing/account.ts';

testAccountStore('database', inDatabase(createSqlAccountStore));

describe('the database refuses', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test.each<[string, Partial<Account>]>([
    ['a number that is none', { customerNumber: '1234567' }],
    ['an address with a line end', { email: 'a@b.at\r\nBcc: c@d.at' }],
    ['two addresses', { email: 'a@b.at,c@d.at' }],
    ['an address without @', { email: 'example.at' }],
    ['a salutation of no kind', { salutation: 'lord' as 'none' }],
    ['a name with a line end', { lastName: 'A\nB' }],
    ['no name', { firstName: '' }],
    ['a password itself', { passwordHash: 'geheim123' }],
    ['an id that somebody could guess', { id: '1' }],
    ['a birthday of long ago', { birthday: '1899-12-31' }],
  ])('%s', async (_what, more) => {
    const store = createSqlAccountStore(database);
    await expect(insertAccount(database.kysely, testAccount(more))).rejects.toThrow(/check constraint/);
    expect(await store.create(testAccount())).toEqual({ ok: true });
    await store.delete('at', testAccount().id);
  });

  test('a link that is no hash, and one that ends before it begins', async () => {
    const store = createSqlAccountStore(database);
    await store.create(testAccount({ tenant: 'other' }));
    const add = (token: Parameters<typeof testToken>[1]) => store.addToken('other', testToken('a', token));
    await expect(add({ hash: 'short' })).rejects.toThrow(/check constraint/);
    await expect(add({ expiresAt: 1 })).rejects.toThrow(/check constraint/);
  });

  test('and keeps of a link nothing but its hash', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'account_token' order by 1`.execute(
      database.kysely,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      ...['account', 'created_at', 'expires_at', 'hash', 'purpose', 'tenant', 'used_at'],
    ]);
  });
});
