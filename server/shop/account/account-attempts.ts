import { mailboxKey } from '../../../schemas/account/email-address.ts';
import { giveBackAttempt } from '../../credentials/attempts.ts';
import { type CallCounters, type CallLimit, secondsToWait } from '../../http/call-limit.ts';
import { attemptLimits } from './attempt-limits.ts';
import type { AccountCaller, Limited } from './account-ports.ts';

/** Counts a call by its address. What to answer where there were too many, else undefined. */
export async function refuseByAddress(
  { counters, secret }: CallCounters,
  limit: CallLimit,
  caller: AccountCaller,
): Promise<Limited | undefined> {
  const wait = await secondsToWait({ counters, secret }, limit, caller);
  return wait === undefined ? undefined : { ok: false, reason: 'limited', retryAfterSeconds: wait };
}

/** Gives back a mail that led its reader to what it was for: what strangers asked for before does not keep the next one away. */
export async function giveBackMail(counting: CallCounters, tenant: string, email: string): Promise<void> {
  for (const limit of [attemptLimits.resetMails, attemptLimits.resetMailsADay])
    await giveBackAttempt(counting, limit, tenant, mailboxKey(email));
}
