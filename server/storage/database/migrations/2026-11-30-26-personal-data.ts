import { type Migration, sql } from 'kysely';

/**
 * What customers tell of themselves on the page of their data: a phone number, another address until it is confirmed (one of an
 * account; of its link only a hash), and what they object to.
 */
export const personalData: Migration = {
  async up(kysely) {
    await sql`alter table account add column phone text collate "C" check (phone ~ '^[+]?[0-9]{6,15}$')`.execute(
      kysely,
    );
    await sql`
      create table account_email_change (
        tenant text collate "C" not null,
        account text collate "C" not null,
        hash text collate "C" not null check (hash ~ '^[A-Za-z0-9_-]{43}$'),
        email text collate "C" not null check (octet_length(email) between 6 and 254
          and email !~ '[[:space:][:cntrl:],"<>]' and email ~ '^[^@]+@[^@]+$'),
        created_at bigint not null check (created_at >= 0),
        expires_at bigint not null check (expires_at > created_at),
        used_at bigint check (used_at >= created_at),
        primary key (tenant, account),
        foreign key (tenant, account) references account on delete cascade
      )`.execute(kysely);
    await sql`create index account_email_change_ended on account_email_change (expires_at)`.execute(kysely);
    await sql`
      create table account_objection (
        tenant text collate "C" not null,
        account text collate "C" not null,
        kind text collate "C" not null check (kind in ('advertising', 'marketing', 'newsletter', 'instalments')),
        objected_at bigint not null check (objected_at >= 0),
        primary key (tenant, account, kind),
        foreign key (tenant, account) references account on delete cascade
      )`.execute(kysely);
  },
};
