import { sql } from 'kysely';
import type { Database } from '../storage/database/database.ts';
import { sessionRecord } from './session-record.ts';
import type { SessionRecords } from './session-records.ts';

/** Records in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlSessionRecords({ kysely }: Pick<Database, 'kysely'>): SessionRecords {
  return {
    async find(tenant, hash) {
      const { rows } = await sql<{ state: unknown; revision: number }>`
        select state, revision from session_id join session using (tenant, chain)
         where tenant = ${tenant} and hash = ${hash}`.execute(kysely);
      const [row] = rows;
      return row ? { record: sessionRecord.parse(row.state), version: String(row.revision) } : null;
    },
    async insert(tenant, record, endsAt) {
      await sql`
        with made as (
          insert into session (tenant, chain, revision, customer, state, ends_at)
          values (${tenant}, ${record.chain}, 1, ${record.customer}, ${JSON.stringify(record)}::jsonb, ${endsAt})
          returning tenant, chain)
        insert into session_id (tenant, hash, chain) select tenant, ${record.current}, chain from made`.execute(
        kysely,
      );
    },
    async replace(tenant, { version }, record, endsAt, hash) {
      const change = sql`
        update session set revision = revision + 1, state = ${JSON.stringify(record)}::jsonb, ends_at = ${endsAt}
         where tenant = ${tenant} and chain = ${record.chain} and revision = ${Number(version)}
         returning tenant, chain`;
      // One statement: an id never belongs to a chain that did not change with it.
      const { rows } = await (
        hash === undefined
          ? change
          : sql`
        with changed as (${change}),
        added as (insert into session_id (tenant, hash, chain) select tenant, ${hash}, chain from changed)
        select from changed`
      ).execute(kysely);
      return rows.length === 1;
    },
    async remove(tenant, chain) {
      const { numAffectedRows } = await sql`
        delete from session where tenant = ${tenant} and chain = ${chain}`.execute(kysely);
      return numAffectedRows === 1n;
    },
    async removeOf(tenant, customer) {
      await sql`delete from session where tenant = ${tenant} and customer = ${customer}`.execute(kysely);
    },
    async removeEnded(before) {
      const { numAffectedRows } = await sql`delete from session where ends_at <= ${before}`.execute(kysely);
      return Number(numAffectedRows ?? 0);
    },
  };
}
