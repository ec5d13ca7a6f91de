import { createHmac } from 'node:crypto';
import type { CallCounters, CallLimit } from '../http/call-limit.ts';

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

/** Counts an attempt on whatever somebody names, be there an account or not. */
export async function countAttempt(
  { counters, secret }: CallCounters,
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

/** Gives back an attempt that another request has counted. */
export async function giveBackAttempt(
  { counters, secret }: CallCounters,
  limit: CallLimit,
  tenant: string,
  subject: string,
): Promise<void> {
  await counters.increment(counterKey(secret, limit, tenant, subject), -1, limit.perMs);
}

function counterKey(secret: string, { name }: CallLimit, tenant: string, subject: string): string {
  const hidden = createHmac('sha256', secret).update(`${name} ${subject}`).digest('base64url').slice(0, 22);
  return `${name}:${tenant}:${hidden}`;
}
