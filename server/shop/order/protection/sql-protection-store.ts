import { sql } from 'kysely';
import type { Database } from '../../../storage/database/database.ts';
import type { InstalmentOrder, ProtectionStore } from './protection-store.ts';

/** Orders that somebody is shown at once. */
const most = 50;

/** Protection of orders that run, in the database. */
export function createSqlProtectionStore({ kysely }: Pick<Database, 'kysely'>): ProtectionStore {
  return {
    async ordersOf(tenant, customer) {
      const { rows } = await sql<InstalmentOrder>`
        select o.tenant, o.number, o.key, o.token_hash as "tokenHash", o.owner, o.customer, o.email, o.state, o.ordered,
               o.placed_at as "placedAt",
               case when p.number is null then null
                    else p.protection || jsonb_build_object('rate', p.rate, 'orderedAt', p.ordered_at) end as "protectedLater"
          from shop_order o left join payment_protection p on p.tenant = o.tenant and p.number = o.number
         where o.tenant = ${tenant} and o.customer = ${customer} and o.state not in ('placed', 'cancelled')
           and o.ordered->'payment'->>'method' = 'instalments'
         order by o.placed_at desc, o.number limit ${most}`.execute(kysely);
      return rows;
    },
    add({ tenant, number }, { rate, orderedAt, ...protection }, tell) {
      return kysely.transaction().execute(async (transaction) => {
        const { numAffectedRows = 0n } = await sql`
          insert into payment_protection (tenant, number, rate, protection, ordered_at)
          values (${tenant}, ${number}, ${rate}, ${JSON.stringify(protection)}::jsonb, ${orderedAt})
          on conflict do nothing`.execute(transaction);
        if (numAffectedRows > 0n) await tell(transaction);
        return numAffectedRows > 0n;
      });
    },
  };
}
