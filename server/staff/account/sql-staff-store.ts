import { type Kysely, sql } from 'kysely';
import { emailKey } from '../../../schemas/account/email-address.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { AuditEntry } from '../audit/audit-log.ts';
import { insertAudit } from '../audit/sql-audit-log.ts';
import {
  endSessions,
  findStaff,
  insertRoles,
  lockStaff,
  staffOfShop,
  writeRecoveryCodes,
} from './sql-staff-rows.ts';
import { isActive } from './staff.ts';
import type { LinkRefusal, StaffChange, StaffLink, StaffRight, StaffStore } from './staff-store.ts';

/** Accounts of the shop's people in the database. */
export function createSqlStaffStore({ kysely }: Pick<Database, 'kysely'>): StaffStore {
  /** Changes an account that is there; whether it was changed. */
  async function change(
    id: string,
    audit: readonly AuditEntry[],
    work: (transaction: Kysely<NoTables>) => Promise<boolean>,
  ): Promise<boolean> {
    return (await changeByRight(id, audit, undefined, work)) === 'changed';
  }

  /**
   * Changes an account in one transaction with the entries of the log. Whoever does it by right stays locked to the end, and has the
   * right until then: of two administrators who take each other's at once one keeps it.
   */
  async function changeByRight(
    id: string,
    audit: readonly AuditEntry[],
    right: StaffRight | undefined,
    work: (transaction: Kysely<NoTables>) => Promise<boolean>,
  ): Promise<StaffChange> {
    return kysely.transaction().execute(async (transaction): Promise<StaffChange> => {
      if (right && !(await hasRight(transaction, id, right))) return 'refused';
      const isChanged = (await lockStaff(transaction, id)) && (await work(transaction));
      if (!isChanged) return 'unchanged';
      for (const entry of audit) await insertAudit(transaction, entry);
      return 'changed';
    });
  }

  return {
    byEmail: (email) => findStaff(kysely, { email }),
    byId: (id) => findStaff(kysely, { id }),
    ofShop: (tenant) => staffOfShop(kysely, tenant),
    async hasAdministrator() {
      const { rows } = await sql`
        select from staff join staff_role on staff_role.staff = staff.id
         where application = 'desk' and role = 'administrator' and joined_at is not null and disabled_at is null
         limit 1`.execute(kysely);
      return rows.length > 0;
    },
    async invite({ id, email, roles, link, at }, audit, put) {
      return kysely.transaction().execute(async (transaction) => {
        await sql`
          insert into staff (id, email, email_key, created_at) values (${id}, ${email}, ${emailKey(email)}, ${at})
          on conflict (email_key) do nothing`.execute(transaction);
        const found = await findStaff(transaction, { email });
        if (!found || !(await lockStaff(transaction, found.id)))
          throw new Error('An account went as it was made');
        if (found.disabledAt !== null) return { ok: false, reason: 'disabled' };
        if (await insertRoles(transaction, found.id, roles)) await endSessions(transaction, found.id);
        if (link) await writeLink(transaction, found.id, link);
        for (const entry of audit) await insertAudit(transaction, { ...entry, subject: `staff:${found.id}` });
        await put?.(transaction);
        return { ok: true, staff: (await findStaff(transaction, { id: found.id })) ?? found };
      });
    },
    async lookAtLink(hash, at) {
      const found = await lookAtLink(kysely, hash, at);
      const staff = found.ok ? await findStaff(kysely, { id: found.staff }) : null;
      if (!found.ok) return found;
      return staff ? { ok: true, staff, totpSecret: found.totpSecret } : { ok: false, reason: 'invalid' };
    },
    async join(hash, at, { passwordHash, totpStep, recoveryHashes }, audit) {
      return kysely.transaction().execute(async (transaction) => {
        const first = await lookAtLink(transaction, hash, at);
        if (!first.ok) return first;
        const { staff: id } = first;
        // Looked at again behind the lock: whoever was first has used it.
        const isThere = await lockStaff(transaction, id);
        const found = await lookAtLink(transaction, hash, at);
        if (!isThere || !found.ok) return { ok: false, reason: 'invalid' };
        await sql`delete from staff_link where staff = ${id}`.execute(transaction);
        await sql`
          update staff set password_hash = ${passwordHash}, totp_secret = ${found.totpSecret}, totp_step = ${totpStep},
                 joined_at = coalesce(joined_at, ${at})
           where id = ${id}`.execute(transaction);
        await writeRecoveryCodes(transaction, id, recoveryHashes);
        await endSessions(transaction, id);
        await insertAudit(transaction, audit);
        const staff = await findStaff(transaction, { id });
        return staff ? { ok: true, staff } : { ok: false, reason: 'invalid' };
      });
    },
    setRoles: (id, { tenant, application }, roles, audit, right) =>
      changeByRight(id, [audit], right, async (transaction) => {
        await sql`
          delete from staff_role where staff = ${id} and tenant = ${tenant} and application = ${application}`.execute(
          transaction,
        );
        const given = roles.map((role) => ({ tenant, application, role }));
        await insertRoles(transaction, id, given);
        await endSessions(transaction, id);
        return true;
      }),
    setDisabled: (id, disabledAt, audit, right) =>
      changeByRight(id, audit, right, async (transaction) => {
        const { numAffectedRows } = await sql`
          update staff set disabled_at = ${disabledAt}
           where id = ${id} and (disabled_at is null) = (${disabledAt}::bigint is not null)`.execute(
          transaction,
        );
        await sql`delete from staff_link where staff = ${id}`.execute(transaction);
        await endSessions(transaction, id);
        return numAffectedRows === 1n;
      }),
    replacePassword: (id, { before, after }, audit, put) =>
      change(id, [audit], async (transaction) => {
        const { numAffectedRows } = await sql`
          update staff set password_hash = ${after} where id = ${id} and password_hash = ${before}`.execute(
          transaction,
        );
        if (numAffectedRows !== 1n) return false;
        await endSessions(transaction, id);
        await put(transaction);
        return true;
      }),
    async useTotpStep(id, step) {
      const { numAffectedRows } = await sql`
        update staff set totp_step = ${step} where id = ${id} and totp_step < ${step}`.execute(kysely);
      return numAffectedRows === 1n;
    },
    useRecoveryCode: (id, hash, audit) =>
      change(id, [audit], async (transaction) => {
        const { numAffectedRows } = await sql`
          delete from staff_recovery_code where staff = ${id} and hash = ${hash}`.execute(transaction);
        return numAffectedRows === 1n;
      }),
    async replaceRecoveryCodes(id, hashes, audit) {
      await change(id, [audit], async (transaction) => {
        await writeRecoveryCodes(transaction, id, hashes);
        return true;
      });
    },
    async countRecoveryCodes(id) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from staff_recovery_code where staff = ${id}`.execute(kysely);
      return rows[0]?.count ?? 0;
    },
  };
}

/** Locks both, in one order for everybody, and looks whether one still may change the other. */
async function hasRight(
  transaction: Kysely<NoTables>,
  id: string,
  { by, may }: StaffRight,
): Promise<boolean> {
  for (const each of [by, id].toSorted()) await lockStaff(transaction, each);
  const administrator = await findStaff(transaction, { id: by });
  const subject = await findStaff(transaction, { id });
  return administrator !== null && subject !== null && isActive(administrator) && may(administrator, subject);
}

async function writeLink(transaction: Kysely<NoTables>, id: string, link: StaffLink): Promise<void> {
  const { hash, totpSecret, createdAt, expiresAt } = link;
  await sql`
    insert into staff_link (staff, hash, totp_secret, created_at, expires_at)
    values (${id}, ${hash}, ${totpSecret}, ${createdAt}, ${expiresAt})
    on conflict (staff) do update set hash = excluded.hash, totp_secret = excluded.totp_secret,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(transaction);
}

async function lookAtLink(
  kysely: Kysely<NoTables>,
  hash: string,
  at: number,
): Promise<{ ok: true; staff: string; totpSecret: string } | LinkRefusal> {
  const { rows } = await sql<{ staff: string; totp_secret: string; expires_at: number }>`
    select staff, totp_secret, expires_at from staff_link where hash = ${hash}`.execute(kysely);
  const [link] = rows;
  if (!link) return { ok: false, reason: 'invalid' };
  return link.expires_at <= at
    ? { ok: false, reason: 'expired' }
    : { ok: true, staff: link.staff, totpSecret: link.totp_secret };
}
