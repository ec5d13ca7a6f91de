import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { Actor, AuditEntry, AuditLog } from './audit-log.ts';

interface AuditRow {
  id: number;
  tenant: string;
  at: number;
  actor: Actor;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  actor_email: string | null;
  subject_email: string | null;
}

/** Adds an entry within whatever is under way. */
export async function insertAudit(kysely: QueryExecutorProvider, entry: AuditEntry): Promise<void> {
  const { tenant, at, actor, action, subject, before, after } = entry;
  await sql`
    insert into staff_audit (tenant, at, actor, action, subject, before, after)
    values (${tenant}, ${at}, ${actor}, ${action}, ${subject}, ${before}, ${after})`.execute(kysely);
}

/** The log in the database. */
export function createSqlAuditLog({ kysely }: Pick<Database, 'kysely'>): AuditLog {
  return {
    record: (entry, within = kysely) => insertAudit(within, entry),
    async list(tenant, filter, { limit, beforeId }) {
      const { rows } = await listed(kysely, tenant, filter, { limit, beforeId });
      return rows.map(({ actor_email: actorEmail, subject_email: subjectEmail, ...row }) => ({
        ...row,
        ...{ actorEmail, subjectEmail },
      }));
    },
  };
}

function listed(
  kysely: Kysely<NoTables>,
  tenant: string,
  { actor, action, subject, from, to }: Parameters<AuditLog['list']>[1],
  { limit, beforeId }: Parameters<AuditLog['list']>[2],
): Promise<{ rows: AuditRow[] }> {
  const conditions = [
    sql`staff_audit.tenant = ${tenant}`,
    ...(actor === undefined ? [] : [sql`actor = ${actor}`]),
    ...(action === undefined ? [] : [sql`(action = ${action} or starts_with(action, ${`${action}.`}))`]),
    ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(to === undefined ? [] : [sql`at < ${to}`]),
    ...(beforeId === undefined ? [] : [sql`staff_audit.id < ${beforeId}`]),
  ];
  return sql<AuditRow>`
    select staff_audit.id, tenant, at, actor, action, subject, before, after,
           who.email as actor_email, whom.email as subject_email
      from staff_audit
      left join staff as who on 'staff:' || who.id = actor
      left join staff as whom on 'staff:' || whom.id = subject
     where ${sql.join(conditions, sql` and `)}
     order by staff_audit.id desc
     limit ${limit}`.execute(kysely);
}
