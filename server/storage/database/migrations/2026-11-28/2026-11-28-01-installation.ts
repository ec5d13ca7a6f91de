import { type Migration, sql } from 'kysely';

/** One row that tells this database from others, so that a backup knows where it comes from. */
export const installation: Migration = {
  async up(kysely) {
    await sql`
      create table installation (
        is_only boolean primary key default true check (is_only),
        id uuid not null default gen_random_uuid(),
        created_at timestamptz not null default now()
      )`.execute(kysely);
    await sql`insert into installation default values`.execute(kysely);
  },
};
