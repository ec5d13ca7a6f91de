import { createHash } from 'node:crypto';
import type { NewToken, TokenPurpose } from './account-store.ts';

/** What stands in a link: 128 random bits. */
const tokenBytes = 16;

/** A token for a mail, and what is kept of it. */
export function makeToken(
  purpose: TokenPurpose,
  lifeMs: number,
  { clock, random }: { clock: () => number; random: { bytes: (size: number) => Buffer } },
): { token: string; kept: NewToken } {
  const token = random.bytes(tokenBytes).toString('base64url');
  const createdAt = clock();
  return { token, kept: { hash: hashOfToken(token), purpose, createdAt, expiresAt: createdAt + lifeMs } };
}

/** By what a token is found. It has as many bits as can never be tried, so that a fast hash will do. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
