import { type Migration, sql } from 'kysely';

const words = (first: string, last: string): string =>
  `to_tsvector('simple', translate(lower((${first} || ' ' || ${last}) collate "default"), './@:-', '     '))`;

/** Names as the shop's people look for them: by the beginning of each of their words. */
export const nameWords: Migration = {
  async up(kysely) {
    for (const [table, first, last] of [
      ['shop_order', `(ordered->'billing'->>'firstName')`, `(ordered->'billing'->>'lastName')`],
      ['account', 'first_name', 'last_name'],
    ] as const) {
      await sql`create index ${sql.id(`${table}_name_words`)} on ${sql.id(table)} using gin (${sql.raw(words(first, last))})`.execute(
        kysely,
      );
      for (const name of ['last_name', 'first_name'])
        await sql`drop index ${sql.id(`${table}_${name}`)}`.execute(kysely);
    }
  },
};
