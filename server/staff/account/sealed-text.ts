import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Texts that the database holds and its reader alone cannot read. */
export interface Seal {
  seal(text: string): string;
  /** Throws on what another secret has sealed, or somebody has changed. */
  open(sealed: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key made of the secret for this one use. */
export function createSeal(secret: string, randomBytes: (size: number) => Buffer): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'staff second factor', 32));
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const hidden = bytes.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}
