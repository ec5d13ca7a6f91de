import { type Kysely, type Migration, sql } from 'kysely';

/** Services that are ordered with the pieces of a line, by their names. */
export const goodsService: Migration = {
  async up(kysely: Kysely<unknown>) {
    await sql`
      alter table basket_line add column services jsonb not null default '[]'
        check (jsonb_typeof(services) = 'array' and length(services::text) <= 200)`.execute(kysely);
  },
};
