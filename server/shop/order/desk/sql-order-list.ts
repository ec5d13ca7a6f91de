import { type RawBuilder, sql } from 'kysely';
import type {
  ListedOrder,
  OrderFilter,
  OrderPapers,
  OrderPlace,
} from '../../../../schemas/order/listed-order.ts';
import { beginsWith } from '../../../storage/database/begins-with.ts';
import { namesMatch, orderNameWords } from '../../../storage/database/name-words.ts';
import type { Database } from '../../../storage/database/database.ts';

/** Orders as the people of the shop look for them. Every method may throw an outage. */
export interface OrderList {
  /** The newest first: at most `limit`, behind `after` where it is given. */
  list(
    tenant: string,
    filter: OrderFilter,
    page: { limit: number; after?: OrderPlace | undefined },
  ): Promise<ListedOrder[]>;
  papers(tenant: string, number: string): Promise<OrderPapers>;
  /** How many orders are in a state that asks for work. */
  counts(tenant: string): Promise<{ confirmed: number; 'in-fulfilment': number }>;
}

/** Orders of the database. */
export function createSqlOrderList({ kysely }: Pick<Database, 'kysely'>): OrderList {
  return {
    async list(tenant, filter, { limit, after }) {
      const { state, from, to, customer, search = '' } = filter;
      const conditions = [
        sql`tenant = ${tenant}`,
        ...(state === undefined ? [] : [sql`state = ${state}`]),
        ...(from === undefined ? [] : [sql`placed_at >= ${from}`]),
        ...(to === undefined ? [] : [sql`placed_at < ${to}`]),
        ...(customer === undefined ? [] : [sql`customer = ${customer}`]),
        ...(after ? [sql`(placed_at, number) < (${after.placedAt}, ${after.number})`] : []),
        ...found(search.trim()),
      ];
      const { rows } = await sql<ListedOrder>`
        select number, email, state, placed_at as "placedAt", ordered->'billing'->>'firstName' as "firstName",
               ordered->'billing'->>'lastName' as "lastName", (ordered->>'total')::bigint as total,
               ordered->>'currency' as currency
          from shop_order where ${sql.join(conditions, sql` and `)}
         order by placed_at desc, number desc limit ${limit}`.execute(kysely);
      return rows;
    },
    async counts(tenant) {
      const { rows } = await sql<{ confirmed: number; 'in-fulfilment': number }>`
        select count(*) filter (where state = 'confirmed')::integer as confirmed,
               count(*) filter (where state = 'in-fulfilment')::integer as "in-fulfilment"
          from shop_order where tenant = ${tenant} and state in ('confirmed', 'in-fulfilment')`.execute(
        kysely,
      );
      return rows[0] ?? { confirmed: 0, 'in-fulfilment': 0 };
    },
    async papers(tenant, number) {
      const [payments, invoices, mails] = await Promise.all([
        sql<OrderPapers['payments'][number]>`
          select id, method, state, amount, currency, created_at as "createdAt" from payment
           where tenant = ${tenant} and number = ${number} order by created_at, id`.execute(kysely),
        sql<{ number: string; issuedAt: number }>`
          select number, issued_at as "issuedAt" from invoice
           where tenant = ${tenant} and order_number = ${number}`.execute(kysely),
        sql<OrderPapers['mails'][number]>`
          select purpose, state, created from mail_outbox
           where tenant = ${tenant} and split_part(key, ' ', 2) = ${number} order by id desc limit 50`.execute(
          kysely,
        ),
      ]);
      return { payments: payments.rows, invoice: invoices.rows[0] ?? null, mails: mails.rows };
    },
  };
}

/** Digits are a number, what has an at sign an address, and everything else names. */
function found(search: string): RawBuilder<unknown>[] {
  if (search === '') return [];
  // Mails and papers write numbers in groups, and so do people.
  const digits = search.replaceAll(/[\s-]/g, '');
  if (/^\d+$/.test(digits)) return [sql`number like ${beginsWith(digits)}`];
  if (search.includes('@'))
    return [sql`lower(email collate "default") collate "C" like ${beginsWith(search)}`];
  return [namesMatch(search, orderNameWords)];
}
