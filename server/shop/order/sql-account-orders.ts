import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';

/** What accounts of orders need to know of them. Both may throw `DatabaseUnavailable`. */
export function createSqlAccountOrders({ kysely }: Pick<Database, 'kysely'>) {
  return {
    /** The numbers of a customer's orders. */
    async ofCustomer(tenant: string, customer: string): Promise<string[]> {
      const { rows } = await sql<{ number: string }>`
        select number from shop_order where tenant = ${tenant} and customer = ${customer}`.execute(kysely);
      return rows.map(({ number }) => number);
    },
    /** By number, when all of an order had been delivered, in ms since 1970. */
    async deliveredAt(tenant: string, numbers: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ number: string; at: number }>`
        select number, min(at) as at from order_event
         where tenant = ${tenant} and number = any(${numbers}::text[]) and subject = 'order' and state = 'delivered'
         group by number`.execute(kysely);
      return new Map(rows.map(({ number, at }) => [number, at]));
    },
  };
}
