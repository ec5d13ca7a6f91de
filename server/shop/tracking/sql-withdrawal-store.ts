import { sql } from 'kysely';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import type { Database } from '../../storage/database/database.ts';
import type { KeptDeclaration, WithdrawalStore } from './withdrawal-store.ts';

/** Declarations of withdrawal in the database: whoever reads it cannot open their pages. */
export function createSqlWithdrawalStore({ kysely }: Pick<Database, 'kysely'>): WithdrawalStore {
  return {
    async add({ tenant, key }, { order, declaration, isCarriedOut, isLate, declaredAt }, also, transaction) {
      const { numAffectedRows = 0n } = await sql`
        insert into withdrawal_declaration
          (tenant, key_hash, order_number, declaration, is_carried_out, is_late, declared_at)
        values (${tenant}, ${hashOfToken(key)}, ${order}, ${JSON.stringify(declaration)}::jsonb, ${isCarriedOut},
                ${isLate}, ${declaredAt})
        on conflict do nothing`.execute(transaction);
      if (numAffectedRows > 0n) await also(transaction);
    },
    within: (work) => kysely.transaction().execute(work),
    async byKey(tenant, key) {
      const { rows } = await sql<KeptDeclaration>`
        select order_number as "order", declaration, is_carried_out as "isCarriedOut", is_late as "isLate",
               declared_at as "declaredAt"
          from withdrawal_declaration where tenant = ${tenant} and key_hash = ${hashOfToken(key)}`.execute(
        kysely,
      );
      return rows[0] ?? null;
    },
  };
}
