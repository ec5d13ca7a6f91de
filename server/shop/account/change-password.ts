import type { AccountPorts, Busy, Limited } from './account-ports.ts';
import { provePassword } from './prove-password.ts';
import { writePasswordChanged } from './write-password-changed.ts';

/**
 * Sets a new password for somebody who is fully logged in and knows the present one. Ends all sessions and voids links to
 * reset; the caller then begins a new session.
 */
export async function changePassword(
  ports: Pick<AccountPorts, 'store' | 'hasher' | 'mails' | 'counters' | 'endSessions' | 'clock' | 'secret'>,
  whose: { tenant: string; accountId: string },
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ ok: true } | { ok: false; reason: 'wrong' | 'unknown' | 'no-password' } | Limited | Busy> {
  const { store, hasher } = ports;
  const { tenant, accountId } = whose;
  const proved = await provePassword(ports, whose, currentPassword);
  if (!proved.ok) return proved;
  const { account } = proved;
  const hashed = await hasher.hash(password);
  if (!hashed.ok) return hashed;
  // Kept with the password: nobody's password changes without a word, nor is a change told as failed for want of a mail.
  const put = await writePasswordChanged(ports, account);
  // Changed by another way in this very moment: the present one is no longer what was typed.
  if (!(await store.replacePasswordHash(tenant, accountId, account.passwordHash, hashed.hash, put)))
    return { ok: false, reason: 'wrong' };
  await store.voidTokens(tenant, accountId);
  await ports.endSessions(tenant, accountId);
  return { ok: true };
}
