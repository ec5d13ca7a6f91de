import { countAttempt } from '../../credentials/attempts.ts';
import { allShops, type Refused, staffLimits, type StaffPorts } from './staff-ports.ts';
import { type Staff, staffName } from './staff.ts';
import type { SessionPlace } from './staff-sessions.ts';

/**
 * Sets a new password for somebody who is signed in and knows the present one. Ends all sessions, this one too, and tells the
 * owner by mail; the caller then begins a new session with the account that is returned.
 */
export async function changePassword(
  ports: Pick<StaffPorts, 'store' | 'hasher' | 'mails' | 'counters' | 'secret' | 'clock' | 'random'>,
  { tenant, application }: SessionPlace,
  staff: Staff,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ ok: true; staff: Staff } | Refused<'wrong' | 'limited' | 'busy'>> {
  const { store, hasher, mails, clock, random } = ports;
  const { id, email, passwordHash } = staff;
  const attempt = await countAttempt(ports, staffLimits.changeByAccount, allShops, id);
  if (attempt.isTooMany) return { ok: false, reason: 'limited' };
  const verified = await hasher.verify(passwordHash, currentPassword);
  if (!verified.ok) return verified;
  if (!verified.matches || passwordHash === null) return { ok: false, reason: 'wrong' };
  await attempt.giveBack();
  const hashed = await hasher.hash(password);
  if (!hashed.ok) return hashed;
  const put = await mails.passwordChanged({
    tenant,
    email,
    application,
    key: random.bytes(16).toString('base64url'),
  });
  const isDone = await store.replacePassword(
    id,
    { before: passwordHash, after: hashed.hash },
    {
      ...{
        tenant,
        at: clock(),
        actor: staffName(id),
        action: 'staff.password-changed',
        subject: staffName(id),
      },
      ...{ before: null, after: null },
    },
    put,
  );
  return isDone
    ? { ok: true, staff: { ...staff, passwordHash: hashed.hash } }
    : { ok: false, reason: 'wrong' };
}
