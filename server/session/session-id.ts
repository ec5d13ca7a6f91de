import { createHash, randomBytes } from 'node:crypto';

/** An id that nobody guesses: 192 random bits. */
export function newSessionId(): string {
  return randomBytes(24).toString('base64url');
}

/** The name of a new chain of ids: 128 random bits. */
export function newChain(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether a text can be an id of ours. */
export function isSessionId(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** An id as it is stored: whoever reads the store cannot take a session over, and no shop knows another's ids. */
export function hashOfId(tenant: string, id: string): string {
  return createHash('sha256').update(`${tenant} ${id}`).digest('base64url');
}
