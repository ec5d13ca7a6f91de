import { type RawBuilder, sql } from 'kysely';
import type { ListedReturn, ReturnPlace, ReturnQueue } from '../../../../schemas/fulfilment/listed-return.ts';
import type { Database } from '../../../storage/database/database.ts';

/** Returns of all orders, as the people of the shop wait for them. Every method may throw an outage. */
export interface ReturnList {
  /** Those that wait first come first, of all (`queue` absent) the newest. */
  list(
    tenant: string,
    queue: ReturnQueue | undefined,
    page: { limit: number; after?: ReturnPlace | undefined },
  ): Promise<ListedReturn[]>;
  counts(tenant: string): Promise<Record<ReturnQueue, number>>;
}

const joined = sql`
  from order_return r
  join shop_order o on o.tenant = r.tenant and o.number = r.number
  left join order_refund f on f.tenant = r.tenant and f.number = r.number and f.key = 'return:' || r.key`;
// A withdrawal may be paid back before its goods are here.
const isIn = {
  announced: sql`r.received_at is null`,
  'to-refund': sql`(f.at is null and (r.received_at is not null or r.kind = 'withdrawal'))`,
};

/** Returns of the database. */
export function createSqlReturnList({ kysely }: Pick<Database, 'kysely'>): ReturnList {
  return {
    async list(tenant, queue, { limit, after }) {
      const [order, behind] = queue ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
      const conditions: RawBuilder<unknown>[] = [
        sql`r.tenant = ${tenant}`,
        ...(queue ? [isIn[queue]] : []),
        ...(after
          ? [
              sql`(r.declared_at, r.number, r.key) ${behind} (${after.declaredAt}, ${after.number}, ${after.key})`,
            ]
          : []),
      ];
      const { rows } = await sql<ListedReturn>`
        select r.number, r.key, r.kind, r.pieces, r.way, o.ordered->'lines' as lines,
               o.ordered->'billing'->>'firstName' as "firstName", o.ordered->'billing'->>'lastName' as "lastName",
               r.declared_at as "declaredAt", r.received_at as "receivedAt", f.at as "refundedAt"
          ${joined} where ${sql.join(conditions, sql` and `)}
         order by r.declared_at ${order}, r.number ${order}, r.key ${order} limit ${limit}`.execute(kysely);
      return rows;
    },
    async counts(tenant) {
      const { rows } = await sql<Record<ReturnQueue, number>>`
        select count(*) filter (where ${isIn.announced})::integer as announced,
               count(*) filter (where ${isIn['to-refund']})::integer as "to-refund"
          ${joined} where r.tenant = ${tenant}`.execute(kysely);
      return rows[0] ?? { announced: 0, 'to-refund': 0 };
    },
  };
}
