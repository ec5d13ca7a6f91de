import { type Migration, sql } from 'kysely';

/** The editors' application: sessions of the shop's people are each for one application. */
export const editing: Migration = {
  async up(kysely) {
    // What an older version begins meanwhile is for the desk.
    await sql`
      alter table staff_session add column application text collate "C" not null default 'desk'
        check (application ~ '^[a-z]{1,20}$')`.execute(kysely);
  },
};
