import { type Migration, sql } from 'kysely';

/** Until when a customer has paid for the premium programme; null: not a member. */
export const premium: Migration = {
  async up(kysely) {
    await sql`alter table account add column premium_renews_on date`.execute(kysely);
  },
};
