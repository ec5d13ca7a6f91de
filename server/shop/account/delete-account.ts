import { addressed } from './account-mails.ts';
import type { AccountPorts, Busy, Limited } from './account-ports.ts';
import { provePassword } from './prove-password.ts';

/**
 * Ends the account of somebody who is fully logged in and knows the password, with everything that is theirs and all sessions; a
 * mail says so. Not while an order is under way, or money is owed by either side. (Article 17 GDPR)
 */
export async function deleteAccount(
  ports: Pick<
    AccountPorts,
    'store' | 'hasher' | 'mails' | 'counters' | 'endSessions' | 'clock' | 'secret' | 'ownData' | 'random'
  >,
  whose: { tenant: string; accountId: string },
  currentPassword: string,
): Promise<
  | { ok: true }
  | { ok: false; reason: 'wrong' | 'unknown' | 'no-password' | 'open-order' | 'money-owed' }
  | Limited
  | Busy
> {
  const proved = await provePassword(ports, whose, currentPassword);
  if (!proved.ok) return proved;
  // Its key names nobody who is gone.
  const key = `account deleted ${ports.random.bytes(16).toString('base64url')}`;
  const put = await ports.mails.write({ ...addressed(proved.account), purpose: 'account-deleted' }, key);
  const forgotten = await ports.ownData.forget(whose.tenant, whose.accountId, put);
  if (!forgotten.ok) return forgotten;
  // Also what began while the account went.
  await ports.endSessions(whose.tenant, whose.accountId);
  return { ok: true };
}
