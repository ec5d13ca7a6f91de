import { createHmac } from 'node:crypto';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../../storage/key-value/key-value-unavailable.ts';

const hour = 3_600_000;

/** How often an address may send something. */
const limits = {
  review: { most: 6, perMs: hour },
  vote: { most: 60, perMs: hour / 6 },
  survey: { most: 20, perMs: hour },
} as const;

export type LimitedCall = keyof typeof limits;

export interface CallCounters {
  keyValue: Pick<KeyValue, 'increment'>;
  secret: string;
}

/** Counts a call. Seconds to wait when there were too many, else undefined; the address itself is stored nowhere. */
export async function secondsToWait(
  { keyValue, secret }: CallCounters,
  call: LimitedCall,
  tenant: string,
  address: string,
): Promise<number | undefined> {
  const from = createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22);
  const { most, perMs } = limits[call];
  try {
    const { value, remainingMs } = await keyValue.increment(`rating-${call}:${tenant}:${from}`, 1, perMs);
    return value <= most ? undefined : Math.max(1, Math.ceil(remainingMs / 1000));
  } catch (error) {
    // Nothing appears before somebody has read it, so that an outage of counters shuts nobody out.
    if (error instanceof KeyValueUnavailable) return undefined;
    throw error;
  }
}
