import { createHash, createHmac } from 'node:crypto';

/** The token of an order's pages: made from its press, so that an answer that was lost can be given again; nobody guesses it. */
export function orderToken(secret: string, tenant: string, key: string): string {
  return createHmac('sha256', secret).update(`order ${tenant} ${key}`).digest('base64url').slice(0, 32);
}

/** What is kept of a token: whoever reads the database cannot open the page. */
export function orderTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
