import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { NoTables } from '../../storage/database/database.ts';
import { orderTokenHash } from './order-token.ts';

/** What an order says of whoever has its token; null: there is none. */
export async function orderOfToken(
  kysely: Kysely<NoTables>,
  tenant: string,
  token: string,
): Promise<{ number: string; email: string; ordered: Ordered } | null> {
  const { rows } = await sql<{
    number: string;
    email: string;
    ordered: Ordered;
  }>`
    select number, email, ordered from shop_order
     where tenant = ${tenant} and token_hash = ${orderTokenHash(token)}`.execute(kysely);
  return rows[0] ?? null;
}

/** Gives a guest's order to the customer of its address of mail; what was ordered, null where it was nobody's to give. */
export async function giveGuestOrder(
  within: QueryExecutorProvider,
  { tenant, number, email }: { tenant: string; number: string; email: string },
  { customer, owner }: { customer: string; owner: string },
): Promise<Ordered | null> {
  const { rows } = await sql<{ ordered: Ordered }>`
    update shop_order set customer = ${customer}, owner = ${owner}
     where tenant = ${tenant} and number = ${number} and email = ${email} and customer is null
    returning ordered`.execute(within);
  return rows[0]?.ordered ?? null;
}
