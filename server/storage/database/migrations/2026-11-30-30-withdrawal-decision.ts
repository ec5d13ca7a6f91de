import { type Migration, sql } from 'kysely';

/**
 * What people decided on declarations of withdrawal that the shop could not: which order is meant, or what was answered. A declaration is
 * decided on once.
 */
export const withdrawalDecision: Migration = {
  async up(kysely) {
    await sql`
      create table withdrawal_decision (
        tenant text collate "C" not null,
        key_hash text collate "C" not null,
        order_number text collate "C" check (order_number ~ '^[0-9]{10}$'),
        answer text check (length(answer) between 1 and 4000),
        decided_at bigint not null check (decided_at >= 0),
        primary key (tenant, key_hash),
        foreign key (tenant, key_hash) references withdrawal_declaration on delete cascade,
        check ((order_number is null) <> (answer is null))
      )`.execute(kysely);
    await sql`
      create index withdrawal_declaration_declared on withdrawal_declaration (tenant, declared_at, key_hash)`.execute(
      kysely,
    );
    await sql`
      create index order_return_declared on order_return (tenant, declared_at, number, key)`.execute(kysely);
  },
};
