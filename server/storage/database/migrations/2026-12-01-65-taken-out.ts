import { type Migration, sql } from 'kysely';

/** A version that was taken out of the shop says when, by whom and why. */
export const takenOut: Migration = {
  async up(kysely) {
    await sql`
      alter table content_version
        add column taken_at bigint check (taken_at >= 0),
        add column taken_by text collate "C" check (taken_by ~ '^[A-Za-z0-9_-]{22}$'),
        add column taken_note text check (length(taken_note) <= 500)`.execute(kysely);
  },
};
