import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../operations/secrets.ts';

const day = 86_400_000;

/** For how long the link of a mail does something with an order, by what it does, in ms. */
export const orderLinkMs = {
  /** Pays what is open. */
  pay: 7 * day,
  /** Shows how far the order is. */
  track: 180 * day,
  /** Fetches its invoice. */
  invoice: 30 * day,
  /** Leads to its withdrawal: later it is found by number and postal code. */
  withdraw: 400 * day,
} as const;

export type OrderAction = keyof typeof orderLinkMs;

/** What a link allows: to do one thing with one order, until then (ms since 1970). */
interface OrderLink {
  action: OrderAction;
  tenant: string;
  number: string;
  expiresAt: number;
}

type ReadOrderLink = { ok: true; number: string } | { ok: false; reason: 'none' | 'expired' };

/** What stands in a link by which something is done with an order; nobody makes one, and nobody makes one hold longer. */
export function signOrderLink([secret]: Secrets, { number, expiresAt, ...scope }: OrderLink): string {
  const seconds = String(Math.floor(expiresAt / 1000));
  return `${number}.${seconds}.${macOf(secret, scope, number, seconds).toString('base64url')}`;
}

/** Which order a link is about, which the shop has signed for this by any of its secrets. `nowMs`: ms since 1970. */
export function readOrderLink(secrets: Secrets, scope: Scope, link: string, nowMs: number): ReadOrderLink {
  const [, number = '', seconds = '', mac = ''] = /^(\d{10})\.(\d{1,12})\.([\w-]{43})$/.exec(link) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const matches = secrets.map((secret) => {
    const own = macOf(secret, scope, number, seconds);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!matches.includes(true)) return { ok: false, reason: 'none' };
  return Number(seconds) * 1000 > nowMs ? { ok: true, number } : { ok: false, reason: 'expired' };
}

type Scope = Pick<OrderLink, 'action' | 'tenant'>;

function macOf(secret: string, { action, tenant }: Scope, number: string, seconds: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([`${action} link`, tenant, number, seconds]))
    .digest();
}
