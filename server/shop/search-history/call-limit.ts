import { createHash } from 'node:crypto';
import { HttpError } from '../../http/http-error.ts';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../../storage/key-value/key-value-unavailable.ts';

export interface CallLimit {
  name: string;
  /** Calls within the time. */
  most: number;
  perMs: number;
}

/** Counts a call from an address. Throws `HttpError` 429 when there were too many; the address itself is stored nowhere. */
export async function countCall(counters: KeyValue, limit: CallLimit, address: string): Promise<void> {
  const from = createHash('sha256').update(address).digest('base64url');
  try {
    const { value, remainingMs } = await counters.increment(`${limit.name}:${from}`, 1, limit.perMs);
    if (value <= limit.most) return;
    throw new HttpError(429, 'Too many calls, try again later', {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(remainingMs / 1000))) },
    });
  } catch (error) {
    // What one owner can store is bounded anyway, so that an outage of counters shuts nobody out.
    if (!(error instanceof KeyValueUnavailable)) throw error;
  }
}
