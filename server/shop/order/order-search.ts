import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import type { StoredOrder } from './order-store.ts';
import { orderColumns } from './sql-order-rows.ts';

/** Orders that are looked through for one address of mail. */
const most = 50;

/** Orders of an address of mail, however it is written, the newest first. Throws an outage. */
export async function ordersOfMailbox(
  { kysely }: Pick<Database, 'kysely'>,
  tenant: string,
  email: string,
): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select ${orderColumns} from shop_order
     where tenant = ${tenant} and lower(email) = lower(${email}) order by placed_at desc, number limit ${most}`.execute(
    kysely,
  );
  return rows;
}
