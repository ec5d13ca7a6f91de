import { createHash, createHmac } from 'node:crypto';
import type { Secrets } from '../../operations/secrets.ts';

/** The token of an order's pages: made from its press, so that an answer that was lost can be given again; nobody guesses it. */
export function makeOrderToken(secret: string, tenant: string, key: string): string {
  return createHmac('sha256', secret).update(`order ${tenant} ${key}`).digest('base64url').slice(0, 32);
}

/** What is kept of a token: whoever reads the database cannot open the page. */
export function orderTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of an order that is kept, by whichever secret it was made. */
export function orderToken(
  secrets: Secrets,
  { tenant, key, tokenHash }: { tenant: string; key: string; tokenHash: string },
): string {
  const [token, ...others] = secrets.map((secret) => makeOrderToken(secret, tenant, key));
  return others.find((other) => orderTokenHash(other) === tokenHash) ?? token ?? '';
}
