import { sql } from 'kysely';
import type { Cents } from '../../../../schemas/money/cents.ts';
import type { Database } from '../../../storage/database/database.ts';

/**
 * What a customer owes a shop on invoices and credits, in cents; amounts of all its currencies as they are, since a limit is no exact
 * thing. Throws an outage.
 */
export async function openBalance(
  { kysely }: Pick<Database, 'kysely'>,
  tenant: string,
  customer: string,
): Promise<Cents> {
  const { rows } = await sql<{ open: number }>`
    select coalesce(sum(p.amount), 0)::bigint as open
      from shop_order o join payment p on p.tenant = o.tenant and p.number = o.number
     where o.tenant = ${tenant} and o.customer = ${customer} and o.state <> 'cancelled' and p.state = 'open'`.execute(
    kysely,
  );
  return rows[0]?.open ?? 0;
}
