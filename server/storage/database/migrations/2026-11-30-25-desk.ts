import { type Migration, sql } from 'kysely';

/** What is looked for by its beginning: table, name of the index, expression. */
const searched = [
  ['shop_order', 'mail', 'email collate "default"'],
  ['shop_order', 'last_name', "ordered->'billing'->>'lastName'"],
  ['shop_order', 'first_name', "ordered->'billing'->>'firstName'"],
  ['account', 'last_name', 'last_name'],
  ['account', 'first_name', 'first_name'],
] as const;

/** Orders, customers and mails as the shop's people look for them: by time, state, beginnings of names and addresses. */
export const desk: Migration = {
  async up(kysely) {
    await sql`create index shop_order_placed on shop_order (tenant, placed_at, number)`.execute(kysely);
    await sql`create index shop_order_state on shop_order (tenant, state, placed_at, number)`.execute(kysely);
    for (const [table, column, what] of searched)
      await sql`
        create index ${sql.id(`${table}_${column}`)} on ${sql.id(table)}
          (tenant, (lower(${sql.raw(what)}) collate "C"))`.execute(kysely);
    await sql`create index mail_outbox_subject on mail_outbox (tenant, (split_part(key, ' ', 2)))`.execute(
      kysely,
    );
  },
};
