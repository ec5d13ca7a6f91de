import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { KeyValue } from '../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../storage/key-value/key-value-unavailable.ts';
import { HttpError } from './http-error.ts';

/** How often one address may call something in one shop. */
export interface CallLimit {
  name: string;
  /** Calls within the time. */
  most: number;
  perMs: number;
}

export interface Caller {
  tenant: string;
  address: string | undefined;
}

export interface CallCounters {
  keyValue: Pick<KeyValue, 'increment'>;
  /** Hides the addresses, which are stored nowhere. */
  secret: string;
}

/** Counts a call. Seconds to wait when there were too many, else undefined. */
export async function secondsToWait(
  { keyValue, secret }: CallCounters,
  { name, most, perMs }: CallLimit,
  { tenant, address = '' }: Caller,
): Promise<number | undefined> {
  const from = createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
  try {
    const { value, remainingMs } = await keyValue.increment(`${name}:${tenant}:${from}`, 1, perMs);
    return value <= most ? undefined : Math.max(1, Math.ceil(remainingMs / 1000));
  } catch (error) {
    // An outage of counters shuts nobody out: what is counted here is annoying in masses, never dangerous.
    if (error instanceof KeyValueUnavailable) return undefined;
    throw error;
  }
}

/** Counts a call. Throws `HttpError` 429 when there were too many. */
export async function refuseTooMany(counters: CallCounters, limit: CallLimit, caller: Caller): Promise<void> {
  const wait = await secondsToWait(counters, limit, caller);
  if (wait === undefined) return;
  throw new HttpError(429, 'Too many calls, try again later', {
    headers: { 'Retry-After': String(wait) },
    text: { key: 'call.tooMany' },
  });
}

/** What one caller has of addresses: of IPv6 a network of 64 bits, in which each call can come from another one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = tail?.split(':').filter((group) => group !== '') ?? [];
  const left = new Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...left, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
