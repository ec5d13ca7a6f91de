import { type Kysely, type Migration, sql } from 'kysely';

/** For which order a guest registers: of one order one registration waits. */
export const guestOrder: Migration = {
  async up(kysely: Kysely<unknown>) {
    await sql`
      alter table registration add column order_number text collate "C" check (order_number ~ '^[0-9]{10}$')`.execute(
      kysely,
    );
    await sql`
      create unique index registration_of_order on registration (tenant, order_number) where order_number is not null`.execute(
      kysely,
    );
  },
};
