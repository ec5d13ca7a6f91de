import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Customers' accounts, and the links that were mailed to them. Of passwords and links only hashes are kept. `email_key` is the
 * address in lower case: nobody registers it twice.
 */
export const account: Migration = {
  async up(kysely) {
    await makeAccounts(kysely);
    await makeTokens(kysely);
  },
};

async function makeAccounts(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      id text collate "C" not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
      customer_number text collate "C" not null check (customer_number ~ '^[1-9][0-9]{7}$'),
      email text collate "C" not null check (octet_length(email) between 6 and 254 and email !~ '[[:space:][:cntrl:],"<>]'
        and email ~ '^[^@]+@[^@]+$'),
      email_key text collate "C" not null check (length(email_key) between 6 and 508),
      salutation text collate "C" not null check (salutation in ('female', 'male', 'none')),
      first_name text not null check (length(first_name) between 1 and 60 and first_name !~ '[[:cntrl:]]'),
      last_name text not null check (length(last_name) between 1 and 60 and last_name !~ '[[:cntrl:]]'),
      birthday date check (birthday >= '1900-01-01'),
      locale text collate "C" not null check (length(locale) between 2 and 16),
      password_hash text collate "C" check (password_hash ~ '^[$]argon2id[$]' and length(password_hash) <= 256),
      confirmed_at bigint check (confirmed_at >= 0),
      credit_affinity boolean not null,
      bonus_program boolean not null,
      created_at bigint not null check (created_at >= 0),
      primary key (tenant, id),
      constraint account_email unique (tenant, email_key),
      constraint account_customer_number unique (tenant, customer_number)
    ) with (fillfactor = 90)`.execute(kysely);
  await sql`create index account_unconfirmed on account (created_at) where confirmed_at is null`.execute(
    kysely,
  );
}

async function makeTokens(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_token (
      tenant text collate "C" not null,
      hash text collate "C" not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      account text collate "C" not null,
      purpose text collate "C" not null check (purpose in ('confirm', 'reset')),
      created_at bigint not null check (created_at >= 0),
      expires_at bigint not null check (expires_at > created_at),
      used_at bigint check (used_at >= created_at),
      primary key (tenant, hash),
      foreign key (tenant, account) references account on delete cascade
    )`.execute(kysely);
  await sql`create index account_token_account on account_token (tenant, account, purpose)`.execute(kysely);
  await sql`create index account_token_ended on account_token (expires_at)`.execute(kysely);
}
