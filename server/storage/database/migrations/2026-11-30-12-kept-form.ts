import { type Kysely, type Migration, sql } from 'kysely';

/** What a customer sent at a step whose login had ended meanwhile, until it is taken up, or for a day. */
export const keptForm: Migration = {
  async up(kysely: Kysely<unknown>) {
    await sql`
      alter table checkout add column kept jsonb check (length(kept::text) <= 40000),
        add column kept_at bigint check (kept_at >= 0)`.execute(kysely);
    await sql`create index checkout_kept on checkout (kept_at) where kept_at is not null`.execute(kysely);
  },
};
