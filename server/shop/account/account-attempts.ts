import { createHmac } from 'node:crypto';
import { mailboxKey } from '../../../schemas/account/email-address.ts';
import { type CallLimit, secondsToWait } from '../../http/call-limit.ts';
import { attemptLimits } from './attempt-limits.ts';
import type { AccountCaller, AccountPorts, Limited } from './account-ports.ts';

type Counting = Pick<AccountPorts, 'counters' | 'secret'>;

/** Counts a call by its address. What to answer where there were too many, else undefined. */
export async function refuseByAddress(
  { counters, secret }: Counting,
  limit: CallLimit,
  caller: AccountCaller,
): Promise<Limited | undefined> {
  const wait = await secondsToWait({ counters, secret }, limit, caller);
  return wait === undefined ? undefined : { ok: false, reason: 'limited', retryAfterSeconds: wait };
}

/** An attempt that was counted before it was made, so that many at once are not all the first. */
export interface Attempt {
  /** The last that the limit allows, or beyond it. */
  isLast: boolean;
  /** More than the limit allows. */
  isTooMany: boolean;
  retryAfterSeconds: number;
  /** It was no failure. */
  giveBack(): Promise<void>;
}

/** Gives back a mail that led its reader to what it was for: what strangers asked for before does not keep the next one away. */
export async function giveBackMail(
  { counters, secret }: Counting,
  tenant: string,
  email: string,
): Promise<void> {
  for (const limit of [attemptLimits.resetMails, attemptLimits.resetMailsADay])
    await counters.increment(counterKey(secret, limit, tenant, mailboxKey(email)), -1, limit.perMs);
}

/** Counts an attempt on whatever somebody names, be there an account or not. */
export async function countAttempt(
  { counters, secret }: Counting,
  limit: CallLimit,
  tenant: string,
  subject: string,
): Promise<Attempt> {
  const { most, perMs } = limit;
  const key = counterKey(secret, limit, tenant, subject);
  const { value, remainingMs } = await counters.increment(key, 1, perMs);
  return {
    isLast: value >= most,
    isTooMany: value > most,
    retryAfterSeconds: Math.max(1, Math.ceil(remainingMs / 1000)),
    async giveBack() {
      await counters.increment(key, -1, perMs);
    },
  };
}

function counterKey(secret: string, { name }: CallLimit, tenant: string, subject: string): string {
  const hidden = createHmac('sha256', secret).update(`${name} ${subject}`).digest('base64url').slice(0, 22);
  return `${name}:${tenant}:${hidden}`;
}
