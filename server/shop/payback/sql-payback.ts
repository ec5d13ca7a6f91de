import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import type { PaybackStore } from './payback-store.ts';

/** Numbers of loyalty cards in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlPayback({ kysely }: Pick<Database, 'kysely'>): PaybackStore {
  return {
    async numberOf(tenant, customer) {
      const { rows } = await sql<{ number: string }>`
        select number from account_payback where tenant = ${tenant} and account = ${customer}`.execute(
        kysely,
      );
      return rows[0]?.number ?? null;
    },
    keep: (tenant, customer, number) =>
      kysely.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await sql`
          update account set bonus_program = ${number !== null} where tenant = ${tenant} and id = ${customer}`.execute(
          transaction,
        );
        if (numAffectedRows !== 1n) return;
        await (
          number === null
            ? sql`delete from account_payback where tenant = ${tenant} and account = ${customer}`
            : sql`
            insert into account_payback (tenant, account, number) values (${tenant}, ${customer}, ${number})
            on conflict (tenant, account) do update set number = excluded.number`
        ).execute(transaction);
      }),
  };
}
