import { sql } from 'kysely';
import type { Database } from '../../../storage/database/database.ts';
import type { CreditRecord, CreditRecords } from './credit-records.ts';

/** Decisions about credits in the database, which refuses to change them. */
export function createSqlCreditRecords({ kysely }: Pick<Database, 'kysely'>): CreditRecords {
  return {
    async add({ tenant, customer, key, method, amount, currency, check, isGranted, reason, facts, at }) {
      await sql`
        insert into credit_decision
          (tenant, customer, key, method, amount, currency, decided_by, is_granted, reason, facts, at)
        values (${tenant}, ${customer}, ${key}, ${method}, ${amount}, ${currency}, ${check}, ${isGranted}, ${reason},
                ${JSON.stringify(facts)}::jsonb, ${at})`.execute(kysely);
    },
    async of(tenant, customer) {
      const { rows } = await sql<CreditRecord>`
        select tenant, customer, key, method, amount, currency, decided_by as "check", is_granted as "isGranted", reason,
               facts, at
          from credit_decision where tenant = ${tenant} and customer = ${customer} order by id desc`.execute(
        kysely,
      );
      return rows;
    },
  };
}
