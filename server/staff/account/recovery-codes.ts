import { createHmac } from 'node:crypto';

/** Letters and digits that nobody mistakes for another; 32 of them, so five bits each. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
const codes = 10;
const codeLength = 10;

/** Codes that stand for the second factor, each once: of 50 bits, written `abcde-fghjk`. */
export function newRecoveryCodes(bytes: (size: number) => Buffer): string[] {
  return Array.from({ length: codes }, () => {
    const letters = Array.from(bytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** What is kept of a code, by whoever it belongs to: keyed, as 50 bits could be tried. Blanks and hyphens do not count. */
export function hashOfRecoveryCode(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret)
    .update(`recovery code ${id} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url');
}
