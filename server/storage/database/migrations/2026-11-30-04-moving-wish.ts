import { type Migration, sql } from 'kysely';

/** Since when a wish is on its way into the basket: it stays on the list until it has arrived there. */
export const movingWish: Migration = {
  async up(kysely) {
    await sql`alter table wish add column moving_at bigint check (moving_at >= 0)`.execute(kysely);
  },
};
