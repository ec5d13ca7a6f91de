import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';

/**
 * What of a customer's orders is under way, or not paid by either side (`owes`: as the ledger has it); null: nothing. None of these orders changes before the
 * transaction ends.
 */
export async function unsettledOrders(
  transaction: Kysely<NoTables>,
  tenant: string,
  customer: string,
  owes: () => Promise<boolean>,
): Promise<'open-order' | 'money-owed' | null> {
  const { rows } = await sql<{ state: string }>`
    select state from shop_order where tenant = ${tenant} and customer = ${customer} order by number for update`.execute(
    transaction,
  );
  if (rows.some(({ state }) => !['delivered', 'closed', 'cancelled'].includes(state))) return 'open-order';
  if (await owes()) return 'money-owed';
  const { rows: refunds } = await sql`
    select from payment_refund r
      join payment p on p.tenant = r.tenant and p.id = r.payment
      join shop_order o on o.tenant = p.tenant and o.number = p.number
     where o.tenant = ${tenant} and o.customer = ${customer} and r.done_at is null limit 1`.execute(
    transaction,
  );
  return refunds.length > 0 ? 'money-owed' : null;
}
