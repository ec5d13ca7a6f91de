import type { Actor } from '../audit/audit-log.ts';
import { administeredShops, rolesIn, roleName, type StaffApplication } from './staff-role.ts';
import type { Refused, StaffPorts } from './staff-ports.ts';
import type { StaffChange, StaffRight } from './staff-store.ts';
import { type Staff, staffName } from './staff.ts';

/** Who administers: somebody with that role in the shop where it is done. */
export interface Administrator {
  tenant: string;
  staff: Staff;
}

type Ports = Pick<StaffPorts, 'store' | 'clock'>;

/** Whether an administrator may do to an account what holds in all shops: only where she administers all that it works in. */
export function administersAll(by: Staff, subject: Staff): boolean {
  const own = new Set(administeredShops(by.roles));
  return subject.roles.every(({ tenant }) => own.has(tenant));
}

/**
 * Sets somebody's roles in one application of a shop. Nobody sets their own, and who sets them administers the shop until it is done: it is
 * never left without an administrator. `foreign`: who sets them does not administer it any more.
 */
export async function setRoles(
  { store, clock }: Ports,
  { tenant, staff: by }: Administrator,
  subject: Staff,
  { application, roles }: { application: StaffApplication; roles: readonly string[] },
): Promise<{ ok: true } | Refused<'own' | 'foreign'>> {
  if (by.id === subject.id) return { ok: false, reason: 'own' };
  const names = (all: readonly string[]) => all.map((role) => roleName({ application, role })).join(' ');
  const entry = {
    ...{ tenant, at: clock(), actor: staffName(by.id), action: 'staff.roles-changed' },
    subject: staffName(subject.id),
    before: names(rolesIn(subject.roles, application, tenant)),
    after: names(roles),
  };
  const changed = await store.setRoles(subject.id, { tenant, application }, roles, entry, {
    by: by.id,
    may: (administrator) => administeredShops(administrator.roles).includes(tenant),
  });
  return changed === 'refused' ? { ok: false, reason: 'foreign' } : { ok: true };
}

/** Shuts an account or opens it again; `foreign`: it works in a shop that this administrator does not administer. */
export async function setDisabled(
  { store, clock }: Ports,
  { tenant, staff: by }: Administrator,
  subject: Staff,
  isDisabled: boolean,
): Promise<{ ok: true } | Refused<'own' | 'foreign'>> {
  if (by.id === subject.id) return { ok: false, reason: 'own' };
  if (!administersAll(by, subject)) return { ok: false, reason: 'foreign' };
  const right = { by: by.id, may: administersAll };
  const who = { tenant, actor: staffName(by.id), right };
  const changed = await shutAccount({ store, clock }, who, subject, isDisabled);
  return changed === 'refused' ? { ok: false, reason: 'foreign' } : { ok: true };
}

/** Shuts an account or opens it again, and tells the log of every shop in which it works. */
export async function shutAccount(
  { store, clock }: Ports,
  { tenant, actor, right }: { tenant: string; actor: Actor; right?: StaffRight },
  subject: Staff,
  isDisabled: boolean,
): Promise<StaffChange> {
  const at = clock();
  const shops = new Set([tenant, ...subject.roles.map((role) => role.tenant)]);
  const entries = [...shops].map((shop) => ({
    ...{ tenant: shop, at, actor, subject: staffName(subject.id) },
    ...{ action: isDisabled ? 'staff.disabled' : 'staff.enabled', before: null, after: null },
  }));
  return store.setDisabled(subject.id, isDisabled ? at : null, entries, right);
}
