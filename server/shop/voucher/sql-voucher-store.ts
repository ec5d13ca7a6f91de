import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import type { VoucherFacts, VoucherStore } from './voucher-store.ts';

/** Vouchers in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlVoucherStore({ kysely }: Pick<Database, 'kysely'>): VoucherStore {
  return {
    async issue(tenant, codes, within: QueryExecutorProvider = kysely) {
      if (codes.length === 0) return;
      await sql`
        insert into voucher_code (tenant, hash, campaign, issued_at)
        select ${tenant}, hash, campaign, "issuedAt"
          from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
               as code(hash text, campaign text, "issuedAt" bigint)
        on conflict do nothing`.execute(within);
    },
    async look(tenant, { hash, customer, day }) {
      const { rows } = await sql<VoucherFacts>`
        select (select json_build_object('campaign', campaign, 'issuedAt', issued_at, 'isUsed', exists (
                  select 1 from voucher_redemption as used where used.tenant = code.tenant and used.code_hash = code.hash))
                  from voucher_code as code where tenant = ${tenant} and hash = ${hash}) as issued,
               exists (select 1 from voucher_redemption
                        where tenant = ${tenant} and customer = ${customer} and day = ${day}::date) as "hasRedeemed"`.execute(
        kysely,
      );
      return rows[0] ?? { issued: null, hasRedeemed: false };
    },
    async redeem(
      tenant,
      { customer, day, campaign, codeHash, at, order = null as string | null },
      within: QueryExecutorProvider = kysely,
    ) {
      // Without a name for what conflicts: either of the two constraints refuses, and nothing is thrown in a transaction.
      const { numAffectedRows } = await sql`
        insert into voucher_redemption (tenant, customer, day, campaign, code_hash, redeemed_at, order_number)
        values (${tenant}, ${customer}, ${day}::date, ${campaign}, ${codeHash}, ${at}, ${order})
        on conflict do nothing`.execute(within);
      if (numAffectedRows === 1n) return { ok: true };
      const { rows } = await sql`
        select 1 from voucher_redemption
         where tenant = ${tenant} and customer = ${customer} and day = ${day}::date`.execute(within);
      return { ok: false, reason: rows.length > 0 ? 'one-a-day' : 'used' };
    },
    async note(tenant, redemption, within: QueryExecutorProvider = kysely) {
      if ((await this.redeem(tenant, redemption, within)).ok) return;
      const { customer, day, campaign, codeHash, at, order } = redemption;
      if (codeHash === null)
        await sql`
          update voucher_redemption set order_number = ${order}
           where tenant = ${tenant} and customer = ${customer} and day = ${day}::date and code_hash is null`.execute(
          within,
        );
      // Beside the one of the day, which is taken.
      else
        await sql`
          insert into voucher_redemption (tenant, customer, day, campaign, code_hash, redeemed_at, order_number)
          values (${tenant}, ${`order:${order}`}, ${day}::date, ${campaign}, ${codeHash}, ${at}, ${order})
          on conflict (tenant, code_hash) do update set order_number = excluded.order_number`.execute(within);
    },
    async giveBack(tenant, order, within: QueryExecutorProvider = kysely) {
      await sql`delete from voucher_redemption where tenant = ${tenant} and order_number = ${order}`.execute(
        within,
      );
    },
  };
}
