import { type Migration, sql } from 'kysely';

/**
 * Declarations of withdrawal, as they came in: never changed. `key_hash`: of what names it, so that a press that comes again declares
 * nothing anew. Orders are found by the address of mail, however it is written.
 */
export const tracking: Migration = {
  async up(kysely) {
    await sql`
      create table withdrawal_declaration (
        tenant text collate "C" not null check (length(tenant) between 1 and 64),
        key_hash text collate "C" not null check (key_hash ~ '^[A-Za-z0-9_-]{43}$'),
        order_number text collate "C" check (order_number ~ '^[0-9]{10}$'),
        declaration jsonb not null check (length(declaration::text) <= 100000),
        is_late boolean not null,
        declared_at bigint not null check (declared_at >= 0),
        primary key (tenant, key_hash)
      )`.execute(kysely);
    await sql`
      create index withdrawal_declaration_order on withdrawal_declaration (tenant, order_number)
       where order_number is not null`.execute(kysely);
    await sql`create index shop_order_mailbox on shop_order (tenant, lower(email), placed_at)`.execute(
      kysely,
    );
  },
};
