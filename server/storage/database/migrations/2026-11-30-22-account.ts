import { type Migration, sql } from 'kysely';

/** The address book of a customer, of which one address is the usual one, and the number of a loyalty card. */
export const accountPages: Migration = {
  async up(kysely) {
    await sql`
      create table account_address (
        tenant text collate "C" not null,
        account text collate "C" not null,
        id text collate "C" not null check (id ~ '^[A-Za-z0-9_-]{22}$'),
        address jsonb not null,
        is_default boolean not null,
        created_at bigint not null check (created_at >= 0),
        primary key (tenant, account, id),
        foreign key (tenant, account) references account on delete cascade
      )`.execute(kysely);
    await sql`
      create unique index account_address_default on account_address (tenant, account) where is_default`.execute(
      kysely,
    );
    await sql`
      create table account_payback (
        tenant text collate "C" not null,
        account text collate "C" not null,
        number text collate "C" not null check (number ~ '^[0-9]{16}$'),
        primary key (tenant, account),
        foreign key (tenant, account) references account on delete cascade
      )`.execute(kysely);
  },
};
