import type { Account } from './account.ts';
import { refuseByAddress } from './account-attempts.ts';
import { attemptLimits } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Limited } from './account-ports.ts';
import type { TokenRefusal } from './account-store.ts';
import { hashOfToken } from './mailed-token.ts';

/**
 * Proves an address by what a mail brought. Following the link again, or a programme that follows it first, changes nothing:
 * the answer is the same. Nobody is logged in by it.
 */
export async function confirmAccount(
  ports: Pick<AccountPorts, 'store' | 'counters' | 'clock' | 'secret'>,
  caller: AccountCaller,
  token: string,
): Promise<{ ok: true; account: Account } | TokenRefusal | Limited> {
  const limited = await refuseByAddress(ports, attemptLimits.followByAddress, caller);
  if (limited) return limited;
  return ports.store.confirm(caller.tenant, hashOfToken(token), ports.clock());
}
