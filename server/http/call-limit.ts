import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { SteadyCounters } from '../concurrency/steady-counters.ts';
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
  /** They hold when those shared by all processes are away. */
  counters: Pick<SteadyCounters, 'increment'>;
  /** Hides the addresses, which are stored nowhere. */
  secret: string;
}

/** Counts a call. Seconds to wait when there were too many, else undefined. */
export async function secondsToWait(
  { counters, secret }: CallCounters,
  { name, most, perMs }: CallLimit,
  { tenant, address = '' }: Caller,
): Promise<number | undefined> {
  const from = createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
  const { value, remainingMs } = await counters.increment(`${name}:${tenant}:${from}`, 1, perMs);
  return value <= most ? undefined : Math.max(1, Math.ceil(remainingMs / 1000));
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
