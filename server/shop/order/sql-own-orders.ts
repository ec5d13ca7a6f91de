import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import type { StoredOrder } from './order-store.ts';
import type { OwnOrder, OwnOrders } from './own-orders.ts';
import { newestPayment, orderColumns } from './sql-order-rows.ts';

type Row = StoredOrder & { payment: OwnOrder['payment']; hasInvoice: boolean };

/** Orders of the database, each with its payment by one statement; `which`: a condition, and in which order. */
export async function readOwnOrders(
  kysely: Database['kysely'],
  which: RawBuilder<unknown>,
): Promise<OwnOrder[]> {
  const { rows } = await sql<Row>`
    select ${orderColumns},
           (select jsonb_build_object('state', p.state, 'reference', p.reference) from payment p
             where p.tenant = shop_order.tenant and p.number = shop_order.number ${newestPayment}) as payment,
           exists (select from invoice i
                    where i.tenant = shop_order.tenant and i.order_number = shop_order.number) as "hasInvoice"
      from shop_order where ${which}`.execute(kysely);
  return rows.map(({ payment, hasInvoice, ...order }) => ({
    order,
    payment,
    hasInvoice,
  }));
}

/** Orders of the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlOwnOrders({ kysely }: Pick<Database, 'kysely'>): OwnOrders {
  return {
    async byToken(tenant, tokenHash) {
      const [own] = await readOwnOrders(kysely, sql`tenant = ${tenant} and token_hash = ${tokenHash}`);
      return own ?? null;
    },
    ofCustomer: (tenant, customer, { skip, first }) =>
      readOwnOrders(
        kysely,
        sql`tenant = ${tenant} and customer = ${customer}
          order by placed_at desc, number limit ${first} offset ${skip}`,
      ),
  };
}
