import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { insertAudit } from '../../staff/audit/sql-audit-log.ts';
import type { ShareLink, ShareStore } from './share-store.ts';

interface ShareRow {
  id: string;
  document: string;
  author: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

const columns = sql`id, document, author, created_at, expires_at, used_at`;

function linkOfRow({ created_at, expires_at, used_at, ...row }: ShareRow): ShareLink {
  return { ...row, createdAt: created_at, expiresAt: expires_at, usedAt: used_at };
}

/** Links to drafts in the database. */
export function createSqlShareStore({ kysely }: Pick<Database, 'kysely'>): ShareStore {
  return {
    async add(tenant, { id, document, hash, author, createdAt, expiresAt }, audit) {
      await kysely.transaction().execute(async (transaction) => {
        await sql`
          insert into editing_share (tenant, id, document, hash, author, created_at, expires_at)
          values (${tenant}, ${id}, ${document}, ${hash}, ${author}, ${createdAt}, ${expiresAt})`.execute(
          transaction,
        );
        await insertAudit(transaction, audit);
      });
    },
    async use(tenant, hash, at) {
      const { rows } = await sql<ShareRow>`
        update editing_share set used_at = greatest(used_at, ${at})
         where tenant = ${tenant} and hash = ${hash} and expires_at > ${at}
        returning ${columns}`.execute(kysely);
      return rows[0] ? linkOfRow(rows[0]) : null;
    },
    async listOf(tenant, document, at) {
      const { rows } = await sql<ShareRow>`
        select ${columns} from editing_share
         where tenant = ${tenant} and document = ${document} and expires_at > ${at}
         order by created_at desc, id`.execute(kysely);
      return rows.map(linkOfRow);
    },
    async revoke(tenant, id, author, audit) {
      return kysely.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ document: string }>`
          delete from editing_share
           where tenant = ${tenant} and id = ${id} and (${author}::text is null or author = ${author})
          returning document`.execute(transaction);
        const [gone] = rows;
        if (!gone) return false;
        await insertAudit(transaction, { ...audit, subject: `content:${gone.document}` });
        return true;
      });
    },
    async sweep(at) {
      await sql`delete from editing_share where expires_at <= ${at}`.execute(kysely);
    },
  };
}
