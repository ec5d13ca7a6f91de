import { makeToken } from '../../credentials/mailed-token.ts';
import type { Actor, AuditEntry } from '../audit/audit-log.ts';
import type { Refused, StaffPorts } from './staff-ports.ts';
import { linkMs } from './staff-ports.ts';
import type { Staff } from './staff.ts';
import { firstApplication, roleName, type StaffApplication, type StaffRole } from './staff-role.ts';
import type { StaffLink } from './staff-store.ts';
import { newTotpSecret } from './totp.ts';

interface InvitationLink {
  token: string;
  expiresAt: number;
  /** Where it is followed. */
  application: StaffApplication;
}

export interface Invitation {
  /** Who invites. */
  actor: Actor;
  /** The shop in whose words the mail is written, and whose log tells of a link without new roles. */
  tenant: string;
  email: string;
  roles: readonly StaffRole[];
  /** A link for somebody who has joined already, to set password and second factor anew. */
  renews?: boolean;
  /** False: the caller tells the link. */
  writes?: boolean;
}

/**
 * Makes an account by invitation: roles hold at once, the account when its owner has followed the link, once and within three
 * days. An address that has an account gets the roles alone; the link then is null, unless it is asked for.
 */
export async function inviteStaff(
  ports: Pick<StaffPorts, 'store' | 'mails' | 'seal' | 'clock' | 'random'>,
  { actor, tenant, email, roles, renews = false, writes = true }: Invitation,
): Promise<{ ok: true; staff: Staff; link: InvitationLink | null } | Refused<'disabled'>> {
  const { store, mails, seal, clock, random } = ports;
  const known = await store.byEmail(email);
  const needsLink = renews || !known || known.joinedAt === null;
  const made = needsLink ? makeToken(linkMs, { clock, random }) : null;
  const link: StaffLink | null = made && { ...made.kept, totpSecret: seal.seal(newTotpSecret(random.bytes)) };
  const application = firstApplication([...(known?.roles ?? []), ...roles]);
  const sent = made && { token: made.token, expiresAt: made.kept.expiresAt, application };
  const put =
    sent && writes ? await mails.invite({ tenant, email: known?.email ?? email, ...sent }) : undefined;
  const at = clock();
  const id = random.bytes(16).toString('base64url');
  const invited = await store.invite(
    { id, email, roles, link, at },
    entriesOf({ actor, at, tenant, roles }),
    put,
  );
  return invited.ok ? { ...invited, link: sent } : invited;
}

/** An entry for each shop whose roles are given; the store names the account. */
function entriesOf({
  actor,
  at,
  tenant,
  roles,
}: Pick<Invitation, 'actor' | 'tenant' | 'roles'> & { at: number }): AuditEntry[] {
  const common = { at, actor, subject: '', before: null };
  const shops = [...new Set(roles.map((role) => role.tenant))];
  if (shops.length === 0) return [{ ...common, tenant, action: 'staff.link-renewed', after: null }];
  return shops.map((shop) => {
    const given = roles.filter((role) => role.tenant === shop).map(roleName);
    return { ...common, tenant: shop, action: 'staff.invited', after: given.join(' ') };
  });
}
