import { createHash } from 'node:crypto';

/** What stands in a link: 128 random bits. */
const tokenBytes = 16;

export interface MailedToken {
  token: string;
  /** Times in ms since 1970. */
  kept: { hash: string; createdAt: number; expiresAt: number };
}

/** A token for a mail, and what is kept of it. */
export function makeToken(
  lifeMs: number,
  { clock, random }: { clock: () => number; random: { bytes: (size: number) => Buffer } },
): MailedToken {
  const token = random.bytes(tokenBytes).toString('base64url');
  const createdAt = clock();
  return { token, kept: { hash: hashOfToken(token), createdAt, expiresAt: createdAt + lifeMs } };
}

/** By what a token is found. It has as many bits as can never be tried, so that a fast hash will do. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
