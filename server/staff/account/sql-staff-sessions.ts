import { sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { hashOfId, newSessionId } from '../../session/session-id.ts';
import { findStaff } from './sql-staff-rows.ts';
import { isActive } from './staff.ts';
import type { StaffApplication } from './staff-role.ts';
import { insertAudit } from '../audit/sql-audit-log.ts';
import { type StaffSession, staffSessionLimits, type StaffSessions } from './staff-sessions.ts';

interface SessionRow {
  id: number;
  staff: string;
  tenant: string;
  application: StaffApplication;
  created_at: number;
  seen_at: number;
}

const columns = sql`id, staff, tenant, application, created_at, seen_at`;

function sessionOfRow({ id, tenant, application, created_at, seen_at }: SessionRow): StaffSession {
  return { id, tenant, application, createdAt: created_at, seenAt: seen_at };
}

/** Sessions in the database; `clock` in ms since 1970. */
export function createSqlStaffSessions(
  { kysely }: Pick<Database, 'kysely'>,
  clock: () => number,
): StaffSessions {
  const { idleMs, mostMs, touchMs } = staffSessionLimits;
  const holds = () => sql`seen_at > ${clock() - idleMs} and created_at > ${clock() - mostMs}`;

  return {
    async begin({ id: staff, passwordHash }, { tenant, application }, audit) {
      const id = newSessionId();
      const at = clock();
      return kysely.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await sql`
          insert into staff_session (hash, staff, tenant, application, created_at, seen_at)
          select ${hashOfId(tenant, id)}, staff.id, ${tenant}, ${application}, ${at}, ${at} from staff
           where staff.id = ${staff} and disabled_at is null and password_hash = ${passwordHash}
             for update`.execute(transaction);
        if (numAffectedRows !== 1n) return null;
        await insertAudit(transaction, audit);
        return id;
      });
    },
    async find({ tenant, application }, id) {
      const hash = hashOfId(tenant, id);
      const { rows } = await sql<SessionRow>`
        select ${columns} from staff_session
         where hash = ${hash} and tenant = ${tenant} and application = ${application} and ${holds()}`.execute(
        kysely,
      );
      const [row] = rows;
      const staff = row ? await findStaff(kysely, { id: row.staff }) : null;
      if (!row || !staff || !isActive(staff)) return null;
      const at = clock();
      if (at - row.seen_at >= touchMs)
        await sql`update staff_session set seen_at = ${at} where hash = ${hash} and seen_at < ${at}`.execute(
          kysely,
        );
      return { session: sessionOfRow(row), staff };
    },
    async listOf(staff) {
      const { rows } = await sql<SessionRow>`
        select ${columns} from staff_session where staff = ${staff} and ${holds()}
         order by seen_at desc, id desc`.execute(kysely);
      return rows.map(sessionOfRow);
    },
    async end(staff, session, audit) {
      return kysely.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await sql`
          delete from staff_session where staff = ${staff} and id = ${session}`.execute(transaction);
        if (numAffectedRows !== 1n) return false;
        await insertAudit(transaction, audit);
        return true;
      });
    },
    async sweep() {
      const { numAffectedRows } = await sql`delete from staff_session where not (${holds()})`.execute(kysely);
      return Number(numAffectedRows ?? 0);
    },
  };
}
