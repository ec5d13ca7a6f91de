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

/** What was ordered is in the basket no more. */
export async function consumeBasket(
  transaction: Kysely<NoTables>,
  tenant: string,
  owner: string,
): Promise<void> {
  await sql`delete from basket where tenant = ${tenant} and owner = ${owner}`.execute(transaction);
}
