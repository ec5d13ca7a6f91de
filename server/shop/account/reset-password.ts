import type { Account } from './account.ts';
import { giveBackMail, refuseByAddress } from './account-attempts.ts';
import { attemptLimits } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Busy, Limited } from './account-ports.ts';
import type { TokenRefusal } from './account-store.ts';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import { writePasswordChanged } from './write-password-changed.ts';

/**
 * Sets a new password by a link that was mailed, once, and ends all sessions of the account; nobody is logged in by it.
 * `invalid` and `expired` have texts of their own; so has what is thrown. (Requirements 8.016–8.018)
 */
export async function resetPassword(
  ports: Pick<AccountPorts, 'store' | 'hasher' | 'mails' | 'counters' | 'endSessions' | 'clock' | 'secret'>,
  caller: AccountCaller,
  { token, password }: { token: string; password: string },
): Promise<{ ok: true; account: Account } | TokenRefusal | Limited | Busy> {
  const { store, hasher, clock } = ports;
  const { tenant } = caller;
  const limited = await refuseByAddress(ports, attemptLimits.followByAddress, caller);
  if (limited) return limited;
  const hash = hashOfToken(token);
  // Looked at first: whoever guesses links makes no work, and a busy moment uses up no link.
  const looked = await store.checkToken(tenant, hash, clock());
  if (!looked.ok) return looked;
  const hashed = await hasher.hash(password);
  if (!hashed.ok) return hashed;
  // Before, as an outage then costs nothing but a second try; and again after, for sessions that began meanwhile.
  await ports.endSessions(tenant, looked.accountId);
  const account = await store.byId(tenant, looked.accountId);
  if (!account) return { ok: false, reason: 'invalid' };
  const put = await writePasswordChanged(ports, account);
  const done = await store.reset(tenant, hash, clock(), hashed.hash, put);
  if (!done.ok) return done;
  await giveBackMail(ports, tenant, done.account.email);
  await ports.endSessions(tenant, done.account.id);
  return done;
}

/** Whether a link would be taken, for the page that it opens. Uses nothing up. */
export async function checkResetToken(
  ports: Pick<AccountPorts, 'store' | 'counters' | 'clock' | 'secret'>,
  caller: AccountCaller,
  token: string,
): Promise<{ ok: true } | TokenRefusal | Limited> {
  const limited = await refuseByAddress(ports, attemptLimits.followByAddress, caller);
  if (limited) return limited;
  const { tenant } = caller;
  const looked = await ports.store.checkToken(tenant, hashOfToken(token), ports.clock());
  return looked.ok ? { ok: true } : looked;
}
