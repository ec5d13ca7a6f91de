import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../operations/secrets.ts';

/** For how long an open amount can be paid by the link of a mail, in ms. */
export const payLinkMs = 7 * 86_400_000;

/** What a link allows: to pay what is open of one order, until then (ms since 1970). */
interface PayLink {
  tenant: string;
  number: string;
  expiresAt: number;
}

type ReadPayLink = { ok: true; number: string } | { ok: false; reason: 'none' | 'expired' };

/** What stands in a link with which an order is paid; nobody makes one, and nobody makes one hold longer. */
export function signPayLink([secret]: Secrets, { tenant, number, expiresAt }: PayLink): string {
  const seconds = String(Math.floor(expiresAt / 1000));
  return `${number}.${seconds}.${macOf(secret, tenant, number, seconds).toString('base64url')}`;
}

/** Which order is paid by a link, which the shop has signed by any of its secrets. `nowMs`: ms since 1970. */
export function readPayLink(secrets: Secrets, tenant: string, link: string, nowMs: number): ReadPayLink {
  const [, number = '', seconds = '', mac = ''] = /^(\d{10})\.(\d{1,12})\.([\w-]{43})$/.exec(link) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const matches = secrets.map((secret) => {
    const own = macOf(secret, tenant, number, seconds);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  if (!matches.includes(true)) return { ok: false, reason: 'none' };
  return Number(seconds) * 1000 > nowMs ? { ok: true, number } : { ok: false, reason: 'expired' };
}

function macOf(secret: string, tenant: string, number: string, seconds: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['pay link', tenant, number, seconds]))
    .digest();
}
