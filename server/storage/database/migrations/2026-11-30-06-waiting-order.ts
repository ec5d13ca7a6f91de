import { type Migration, sql } from 'kysely';

/** Whoever orders, or logs in, has orders that wait looked for by whose basket it is. */
export const waitingOrder: Migration = {
  async up(kysely) {
    await sql`create index shop_order_waiting on shop_order (tenant, owner) where state in ('placed', 'cancelled')`.execute(
      kysely,
    );
  },
};
