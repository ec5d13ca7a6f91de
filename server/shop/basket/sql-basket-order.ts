import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';

/** The version of a basket, which nobody changes before the transaction ends; 0: there is none. */
export async function lockBasket(
  transaction: Kysely<NoTables>,
  tenant: string,
  owner: string,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from basket where tenant = ${tenant} and owner = ${owner} for update`.execute(transaction);
  return rows[0]?.version ?? 0;
}

/**
 * What was ordered is in the basket no more; what has been put in since stays. A basket that holds nothing then is none. To be
 * called with the basket locked.
 */
export async function consumeBasket(
  transaction: Kysely<NoTables>,
  tenant: string,
  owner: string,
  lines: readonly { sku: string; quantity: number }[],
): Promise<void> {
  await sql`
    with ordered as (select sku, quantity from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
                       as line(sku text, quantity integer))
    update basket_line as line set quantity = greatest(0, line.quantity - ordered.quantity)
      from ordered where line.tenant = ${tenant} and line.owner = ${owner} and line.sku = ordered.sku`.execute(
    transaction,
  );
  await sql`
    delete from basket_line where tenant = ${tenant} and owner = ${owner} and quantity = 0`.execute(
    transaction,
  );
  await sql`
    delete from basket where tenant = ${tenant} and owner = ${owner} and not exists (
      select from basket_line as line where line.tenant = basket.tenant and line.owner = basket.owner)`.execute(
    transaction,
  );
  await sql`
    update basket set version = version + 1, voucher = null, voucher_campaign = null
     where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
}
