import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { emailKey } from '../../../schemas/account/email-address.ts';
import type { NoTables } from '../../storage/database/database.ts';
import type { Staff } from './staff.ts';
import { applicationRoles, type StaffRole } from './staff-role.ts';

interface StaffRow {
  id: string;
  email: string;
  password_hash: string | null;
  totp_secret: string | null;
  created_at: number;
  joined_at: number | null;
  disabled_at: number | null;
  roles: StaffRole[];
}

/** Columns of one of the people with all roles; the table is called `staff`. */
const staffColumns = sql`
  staff.id, staff.email, staff.password_hash, staff.totp_secret, staff.created_at, staff.joined_at, staff.disabled_at,
  coalesce((select jsonb_agg(jsonb_build_object('tenant', tenant, 'application', application, 'role', role)
                             order by tenant, application, role)
              from staff_role where staff_role.staff = staff.id), '[]'::jsonb) as roles`;

/** Reads a row; roles that this version does not know give no right. */
function staffOfRow(row: StaffRow): Staff {
  const known = ({ application, role }: StaffRole): boolean =>
    Object.hasOwn(applicationRoles, application) &&
    (applicationRoles[application] as readonly string[]).includes(role);
  return {
    ...{ id: row.id, email: row.email, passwordHash: row.password_hash, totpSecret: row.totp_secret },
    ...{ createdAt: row.created_at, joinedAt: row.joined_at, disabledAt: row.disabled_at },
    roles: row.roles.filter(known),
  };
}

/** Somebody by address or id. */
export async function findStaff(
  kysely: Kysely<NoTables>,
  by: { email: string } | { id: string },
): Promise<Staff | null> {
  const is = 'email' in by ? sql`email_key = ${emailKey(by.email)}` : sql`id = ${by.id}`;
  const { rows } = await sql<StaffRow>`select ${staffColumns} from staff where ${is}`.execute(kysely);
  return rows[0] ? staffOfRow(rows[0]) : null;
}

/** Everybody who has a role in a shop, by address. */
export async function staffOfShop(kysely: Kysely<NoTables>, tenant: string): Promise<Staff[]> {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from staff
     where exists (select from staff_role where staff_role.staff = staff.id and tenant = ${tenant})
     order by email_key`.execute(kysely);
  return rows.map(staffOfRow);
}

/** Locks an account until the end of the transaction: always first, so that nobody waits in a circle. */
export async function lockStaff(transaction: Kysely<NoTables>, id: string): Promise<boolean> {
  const { rows } = await sql`select from staff where id = ${id} for update`.execute(transaction);
  return rows.length === 1;
}

/** Adds roles; whether one of them is new. */
export async function insertRoles(
  transaction: QueryExecutorProvider,
  id: string,
  roles: readonly StaffRole[],
): Promise<boolean> {
  let isNew = false;
  for (const { tenant, application, role } of roles) {
    const { numAffectedRows } = await sql`
      insert into staff_role (staff, tenant, application, role) values (${id}, ${tenant}, ${application}, ${role})
      on conflict do nothing`.execute(transaction);
    isNew ||= numAffectedRows === 1n;
  }
  return isNew;
}

/** Ends all sessions of somebody. */
export async function endSessions(transaction: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from staff_session where staff = ${id}`.execute(transaction);
}

/** Puts recovery codes in the place of all. */
export async function writeRecoveryCodes(
  transaction: QueryExecutorProvider,
  id: string,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from staff_recovery_code where staff = ${id}`.execute(transaction);
  for (const hash of hashes)
    await sql`insert into staff_recovery_code (staff, hash) values (${id}, ${hash})`.execute(transaction);
}
