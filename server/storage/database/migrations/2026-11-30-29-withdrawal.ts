import { type Migration, sql } from 'kysely';

/**
 * Declarations of withdrawal become withdrawals of their orders. `is_carried_out`: it has; else, and where it came late, people decide,
 * until they say that they have (`settled_at`, in ms since 1970).
 */
export const withdrawal: Migration = {
  async up(kysely) {
    await sql`
      alter table withdrawal_declaration
        add column is_carried_out boolean not null default false,
        add column settled_at bigint check (settled_at >= declared_at)`.execute(kysely);
    await sql`
      create index withdrawal_declaration_open on withdrawal_declaration (declared_at)
       where settled_at is null and (is_late or not is_carried_out)`.execute(kysely);
  },
};
