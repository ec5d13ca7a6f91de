import { randomBytes } from 'node:crypto';

/** An address of mail that nobody has ordered with. */
export const newGuest = (): string => `gast.${randomBytes(6).toString('hex')}@example.at`;
