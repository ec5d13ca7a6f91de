import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Registrations that wait get a table of their own, and accounts are those that were confirmed. `browser` is a hash. Rows of
 * accounts that wait may still come from processes of before: they are nobody's account, and are swept.
 */
export const registration: Migration = {
  async up(kysely) {
    await makeRegistrations(kysely);
    await makeLinks(kysely);
    await moveWaiting(kysely);
  },
};

async function makeRegistrations(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table registration (
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      id text collate "C" not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
      email text collate "C" not null check (octet_length(email) between 6 and 254 and email !~ '[[:space:][:cntrl:],"<>]'
        and email ~ '^[^@]+@[^@]+$'),
      email_key text collate "C" not null check (length(email_key) between 6 and 508),
      salutation text collate "C" not null check (salutation in ('female', 'male', 'none')),
      first_name text not null check (length(first_name) between 1 and 60 and first_name !~ '[[:cntrl:]]'),
      last_name text not null check (length(last_name) between 1 and 60 and last_name !~ '[[:cntrl:]]'),
      birthday date check (birthday >= '1900-01-01'),
      locale text collate "C" not null check (length(locale) between 2 and 16),
      password_hash text collate "C" check (password_hash ~ '^[$]argon2id[$]' and length(password_hash) <= 256),
      browser text collate "C" check (browser ~ '^[A-Za-z0-9_-]{43}$'),
      created_at bigint not null check (created_at >= 0),
      primary key (tenant, id)
    )`.execute(kysely);
  await sql`create index registration_email on registration (tenant, email_key, created_at)`.execute(kysely);
}

async function makeLinks(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table registration_link (
      tenant text collate "C" not null,
      hash text collate "C" not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      registration text collate "C" not null,
      asks_person boolean not null,
      created_at bigint not null check (created_at >= 0),
      expires_at bigint not null check (expires_at > created_at),
      primary key (tenant, hash),
      foreign key (tenant, registration) references registration on delete cascade
    )`.execute(kysely);
  await sql`create index registration_link_of on registration_link (tenant, registration, expires_at)`.execute(
    kysely,
  );
}

/** Also what was confirmed, as long as it has links: whoever follows one again is still told so. */
async function moveWaiting(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    insert into registration (tenant, id, email, email_key, salutation, first_name, last_name, birthday, locale, password_hash,
      created_at)
    select tenant, id, email, email_key, salutation, first_name, last_name, birthday, locale,
           case when confirmed_at is null then password_hash end, created_at
      from account
     where confirmed_at is null or exists (
       select from account_token token
        where token.tenant = account.tenant and token.account = account.id and token.purpose = 'confirm')`.execute(
    kysely,
  );
  await sql`
    insert into registration_link (tenant, hash, registration, asks_person, created_at, expires_at)
    select tenant, hash, account, false, created_at, expires_at from account_token where purpose = 'confirm'`.execute(
    kysely,
  );
  await sql`delete from account_token where purpose = 'confirm'`.execute(kysely);
  await sql`delete from account where confirmed_at is null`.execute(kysely);
  await sql`alter table account drop constraint account_email`.execute(kysely);
  // What a process of before still keeps in here stands in no owner's way.
  await sql`create unique index account_email on account (tenant, email_key) where confirmed_at is not null`.execute(
    kysely,
  );
}
