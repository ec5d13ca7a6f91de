import { sweptAfterMs } from './attempt-limits.ts';
import type { AccountStore } from './account-store.ts';

/** Takes away links and accounts that nobody came back for; run once a day. How many of each. */
export async function sweepAccounts(
  store: Pick<AccountStore, 'sweep'>,
  now: number,
): Promise<{ tokens: number; accounts: number }> {
  return store.sweep({ tokens: now - sweptAfterMs, unconfirmed: now - sweptAfterMs });
}
