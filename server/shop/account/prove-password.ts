import { countAttempt } from '../../credentials/attempts.ts';
import { attemptLimits } from './attempt-limits.ts';
import type { Account } from './account.ts';
import type { AccountPorts, Busy, Limited } from './account-ports.ts';

/**
 * Whether somebody who is fully logged in knows the present password. All that asks for it counts together: no form gives further
 * tries. `no-password`: none was ever set, a link by mail sets one.
 */
export async function provePassword(
  ports: Pick<AccountPorts, 'store' | 'hasher' | 'counters' | 'clock' | 'secret'>,
  { tenant, accountId }: { tenant: string; accountId: string },
  currentPassword: string,
): Promise<
  | { ok: true; account: Account & { passwordHash: string } }
  | { ok: false; reason: 'wrong' | 'unknown' | 'no-password' }
  | Limited
  | Busy
> {
  const attempt = await countAttempt(ports, attemptLimits.changeByAccount, tenant, accountId);
  if (attempt.isTooMany) {
    return { ok: false, reason: 'limited', retryAfterSeconds: attempt.retryAfterSeconds };
  }
  const account = await ports.store.byId(tenant, accountId);
  if (!account) return { ok: false, reason: 'unknown' };
  const { passwordHash } = account;
  if (passwordHash === null) return { ok: false, reason: 'no-password' };
  const verified = await ports.hasher.verify(passwordHash, currentPassword);
  if (!verified.ok) return verified;
  if (!verified.matches) return { ok: false, reason: 'wrong' };
  await attempt.giveBack();
  return { ok: true, account: { ...account, passwordHash } };
}
