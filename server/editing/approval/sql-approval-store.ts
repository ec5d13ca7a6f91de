import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { insertAudit } from '../../staff/audit/sql-audit-log.ts';
import type { Approval, ApprovalStore, Note } from './approval-store.ts';

interface ApprovalRow extends Omit<Approval, 'base'> {
  document: string;
  version: number | null;
  revision: number;
}

/** Approvals and notes in the database. */
export function createSqlApprovalStore({ kysely }: Pick<Database, 'kysely'>): ApprovalStore {
  return {
    async approvals(tenant, documents) {
      if (documents.length === 0) return new Map();
      const { rows } = await sql<ApprovalRow>`
        select document, state, version, revision, note, node, author, at from editing_approval
         where tenant = ${tenant} and document = any(${documents}::uuid[])`.execute(kysely);
      return new Map(
        rows.map(({ document, version, revision, ...row }) => [
          document,
          { ...row, base: { version, revision } },
        ]),
      );
    },
    async decide(tenant, document, approval, audit) {
      await kysely.transaction().execute(async (transaction) => {
        await sql`delete from editing_approval where tenant = ${tenant} and document = ${document}`.execute(
          transaction,
        );
        if (approval) {
          const { state, base, note, node, author, at } = approval;
          await sql`
            insert into editing_approval (tenant, document, state, version, revision, note, node, author, at)
            values (${tenant}, ${document}, ${state}, ${base.version}, ${base.revision}, ${note}, ${node}, ${author}, ${at})
            on conflict (tenant, document) do update set state = excluded.state, version = excluded.version,
              revision = excluded.revision, note = excluded.note, node = excluded.node, author = excluded.author,
              at = excluded.at`.execute(transaction);
        }
        await insertAudit(transaction, audit);
      });
    },
    async notes(tenant, document) {
      const { rows } = await sql<Omit<Note, 'settledBy'> & { settled_by: string | null }>`
        select id, node, text, author, at, settled_by from editing_note
         where tenant = ${tenant} and document = ${document} order by at, id`.execute(kysely);
      return rows.map(({ settled_by: settledBy, ...row }) => ({ ...row, settledBy }));
    },
    async addNote(tenant, document, { id, node, text, author, at }) {
      await sql`
        insert into editing_note (tenant, document, id, node, text, author, at)
        values (${tenant}, ${document}, ${id}, ${node}, ${text}, ${author}, ${at})`.execute(kysely);
    },
    async settleNote(tenant, document, id, by) {
      const { numAffectedRows } = await sql`
        update editing_note set settled_by = ${by}
         where tenant = ${tenant} and document = ${document} and id = ${id} and settled_by is null`.execute(
        kysely,
      );
      return numAffectedRows === 1n;
    },
  };
}
