import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const last = '2026-11-30-01-registration';
let database: Database;
beforeAll(async () => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < last));
  database = await openTestDatabase({ migrations: before });
});
afterAll(() => database.close());

const hash = (letter: string): string => letter.repeat(43);

async function insert(letter: string, confirmedAt: number | null): Promise<void> {
  const id = letter.repeat(22);
  await sql`
    insert into account (tenant, id, customer_number, email, email_key, salutation, first_name, last_name, locale,
      password_hash, confirmed_at, credit_affinity, bonus_program, created_at)
    values ('at', ${id}, ${`1000000${letter.charCodeAt(0) % 10}`}, ${`${letter}@example.at`}, ${`${letter}@example.at`}, 'none',
      'Anna', 'Berger', 'de-AT', '$argon2id$x', ${confirmedAt}, false, false, 5)`.execute(database.kysely);
  await sql`
    insert into account_token (tenant, hash, account, purpose, created_at, expires_at)
    values ('at', ${hash(letter)}, ${id}, 'confirm', 5, 99)`.execute(database.kysely);
}

test('accounts that wait become registrations with their links, and nobody logs in with them', async () => {
  await insert('a', null);
  await insert('b', 7);
  await migrate(database, migrations);
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(database.kysely)).rows;
  expect(await rows(sql`select id, confirmed_at from account`)).toEqual([
    { id: 'b'.repeat(22), confirmed_at: 7 },
  ]);
  // Who follows the link of an account that was confirmed is still told so; its password is the account's alone.
  expect(await rows(sql`select id, email_key, password_hash, browser from registration order by id`)).toEqual(
    [
      { id: 'a'.repeat(22), email_key: 'a@example.at', password_hash: '$argon2id$x', browser: null },
      { id: 'b'.repeat(22), email_key: 'b@example.at', password_hash: null, browser: null },
    ],
  );
  expect(
    await rows(sql`select hash, registration, asks_person from registration_link order by hash`),
  ).toEqual(
    ['a', 'b'].map((letter) => ({
      ...{ hash: hash(letter), registration: letter.repeat(22), asks_person: false },
    })),
  );
  expect(await rows(sql`select from account_token`)).toEqual([]);
  // What a process of before still keeps of an address stands in no owner's way.
  await sql`
    update account set confirmed_at = null where id = ${'b'.repeat(22)}`.execute(database.kysely);
  await sql`
    insert into account (tenant, id, customer_number, email, email_key, salutation, first_name, last_name, locale,
      confirmed_at, credit_affinity, bonus_program, created_at)
    values ('at', ${'c'.repeat(22)}, '22222222', 'b@example.at', 'b@example.at', 'none', 'Anna', 'Berger', 'de-AT', 9, false,
      false, 5)`.execute(database.kysely);
});
