import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../storage/database/database.ts';
import { isStorable } from '../../../storage/database/is-storable.ts';
import { readOwnOrders } from '../sql-own-orders.ts';
import type { CustomerInvoice, CustomerOrders } from './customer-orders.ts';

/** Orders of the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlCustomerOrders({ kysely }: Pick<Database, 'kysely'>): CustomerOrders {
  const whose = (tenant: string, customer: string): RawBuilder<unknown> =>
    sql`tenant = ${tenant} and customer = ${customer}`;
  return {
    async search(tenant, customer, { words, year, timeZone, skip, first }) {
      if (!isStorable(words)) return [];
      const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const found =
        words === ''
          ? sql`true`
          : sql`(number like ${part} or exists (
              select from jsonb_array_elements(ordered->'lines') line
               where concat_ws(' ', line->>'brand', line->>'name', line->>'sku') ilike ${part}))`;
      const inYear = year === null ? sql`true` : sql`${yearIn(timeZone)} = ${year}`;
      return readOwnOrders(
        kysely,
        sql`${whose(tenant, customer)} and ${found} and ${inYear}
          order by placed_at desc, number limit ${first} offset ${skip}`,
      );
    },
    async years(tenant, customer, timeZone) {
      const { rows } = await sql<{ year: number }>`
        select distinct ${yearIn(timeZone)} as year from shop_order where ${whose(tenant, customer)}
         order by year desc`.execute(kysely);
      return rows.map(({ year }) => year);
    },
    async byNumber(tenant, customer, number) {
      if (!isStorable(number)) return null;
      const [own] = await readOwnOrders(kysely, sql`${whose(tenant, customer)} and number = ${number}`);
      return own ?? null;
    },
    async invoices(tenant, customer) {
      const { rows } = await sql<CustomerInvoice>`
        select i.number, i.order_number as "order", i.issued_at as "issuedAt", o.key, o.token_hash as "tokenHash",
               (o.ordered->>'total')::bigint as total, o.ordered->>'currency' as currency
          from invoice i join shop_order o on o.tenant = i.tenant and o.number = i.order_number
         where o.tenant = ${tenant} and o.customer = ${customer}
         order by i.issued_at desc, i.number desc`.execute(kysely);
      return rows;
    },
    async hasBought(tenant, customer, product) {
      if (!isStorable(product)) return false;
      const { rows } = await sql`
        select from shop_order
         where ${whose(tenant, customer)} and state not in ('placed', 'cancelled')
           and ordered @> ${JSON.stringify({ lines: [{ product }] })}::jsonb limit 1`.execute(kysely);
      return rows.length > 0;
    },
  };
}

/** The year of the shop's calendar in which an order was placed. */
const yearIn = (timeZone: string): RawBuilder<number> =>
  sql<number>`extract(year from to_timestamp(placed_at / 1000.0) at time zone ${timeZone})::integer`;
