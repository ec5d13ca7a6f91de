import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testRegistrationStore } from '../../../tests/contract/registration-store.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from '../../storage/database/database.ts';
import type { RegistrationLink, WaitingRegistration } from './registration-store.ts';
import { createSqlAccountStore } from './sql-account-store.ts';
import { createSqlRegistrationStore } from './sql-registration-store.ts';
import { testLink, testRegistration } from './testing/account.ts';

testRegistrationStore(
  'database',
  inDatabase((database) => ({
    accounts: createSqlAccountStore(database),
    registrations: createSqlRegistrationStore(database),
  })),
);

describe('the database refuses', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test.each<[string, Partial<WaitingRegistration>, Partial<RegistrationLink>]>([
    ['a password itself', { passwordHash: 'geheim123' }, {}],
    ['a browser’s secret itself', { browser: 'x'.repeat(32) }, {}],
    ['a link that is no hash', {}, { hash: 'short' }],
    ['a link that ends before it begins', {}, { expiresAt: 1 }],
  ])('%s', async (_what, more, link) => {
    const store = createSqlRegistrationStore(database);
    const adding = store.add(testRegistration(more), testLink('a', link));
    await expect(adding).rejects.toThrow(/check constraint/);
    // The registration of a link that cannot be kept is not kept either.
    expect(await store.waiting('at', testRegistration().email, null)).toBeNull();
  });

  test('and keeps of a link nothing but its hash', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'registration_link' order by 1`.execute(
      database.kysely,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      ...['asks_person', 'created_at', 'expires_at', 'hash', 'registration', 'tenant'],
    ]);
  });
});
