import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The people of the shop, apart from its customers: accounts that hold for all shops, roles for each shop and application, links
 * to join, sessions, and the log of what they did, to which rows are added alone. Of passwords, links, recovery codes and
 * session ids only hashes are kept; secrets of second factors are encrypted.
 */
export const staff: Migration = {
  async up(kysely) {
    await makeAccounts(kysely);
    await makeSessions(kysely);
    await makeAudit(kysely);
  },
};

async function makeAccounts(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff (
      id text collate "C" not null primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
      email text collate "C" not null check (octet_length(email) between 6 and 254 and email !~ '[[:space:][:cntrl:],"<>]'
        and email ~ '^[^@]+@[^@]+$'),
      email_key text collate "C" not null unique check (length(email_key) between 6 and 508),
      password_hash text collate "C" check (password_hash ~ '^[$]argon2id[$]' and length(password_hash) <= 256),
      totp_secret text collate "C" check (length(totp_secret) between 40 and 200),
      totp_step bigint not null default 0 check (totp_step >= 0),
      created_at bigint not null check (created_at >= 0),
      joined_at bigint check (joined_at >= created_at),
      disabled_at bigint check (disabled_at >= created_at),
      constraint staff_joined check ((joined_at is null) = (password_hash is null) and (joined_at is null) = (totp_secret is null))
    ) with (fillfactor = 90)`.execute(kysely);
  await sql`
    create table staff_role (
      staff text collate "C" not null references staff on delete cascade,
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      application text collate "C" not null check (application ~ '^[a-z]{1,20}$'),
      role text collate "C" not null check (role ~ '^[a-z]{1,20}$'),
      primary key (staff, tenant, application, role)
    )`.execute(kysely);
  await sql`create index staff_role_tenant on staff_role (tenant)`.execute(kysely);
  // One link for each: the next takes the place of the last.
  await sql`
    create table staff_link (
      staff text collate "C" not null primary key references staff on delete cascade,
      hash text collate "C" not null unique check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      totp_secret text collate "C" not null check (length(totp_secret) between 40 and 200),
      created_at bigint not null check (created_at >= 0),
      expires_at bigint not null check (expires_at > created_at)
    )`.execute(kysely);
  await sql`
    create table staff_recovery_code (
      staff text collate "C" not null references staff on delete cascade,
      hash text collate "C" not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      primary key (staff, hash)
    )`.execute(kysely);
}

async function makeSessions(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_session (
      hash text collate "C" not null primary key check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      id bigint generated always as identity unique,
      staff text collate "C" not null references staff on delete cascade,
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      created_at bigint not null check (created_at >= 0),
      seen_at bigint not null check (seen_at >= created_at)
    ) with (fillfactor = 80)`.execute(kysely);
  await sql`create index staff_session_staff on staff_session (staff)`.execute(kysely);
  await sql`comment on table staff_session is 'not in backups: sessions that have ended must not come back'`.execute(
    kysely,
  );
}

async function makeAudit(kysely: Kysely<unknown>): Promise<void> {
  // Who did it may be nobody of these: the shell, or the shop itself at its start.
  await sql`
    create table staff_audit (
      id bigint generated always as identity primary key,
      tenant text collate "C" not null check (length(tenant) between 1 and 64),
      at bigint not null check (at >= 0),
      actor text collate "C" not null check (actor ~ '^(staff:[A-Za-z0-9_-]{22}|shell|shop)$'),
      action text collate "C" not null check (action ~ '^[a-z][a-z0-9.-]{2,59}$'),
      subject text collate "C" not null check (length(subject) between 1 and 120),
      before text collate "C" check (length(before) <= 400),
      after text collate "C" check (length(after) <= 400)
    )`.execute(kysely);
  await sql`create index staff_audit_tenant on staff_audit (tenant, id)`.execute(kysely);
  await sql`create index staff_audit_actor on staff_audit (tenant, actor, id)`.execute(kysely);
  await sql`create index staff_audit_subject on staff_audit (tenant, subject, id)`.execute(kysely);
  await sql`
    create function staff_audit_is_kept() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of staff_audit are neither changed nor deleted';
    end $$`.execute(kysely);
  await sql`
    create trigger staff_audit_is_kept before update or delete on staff_audit
      for each row execute function staff_audit_is_kept()`.execute(kysely);
}
