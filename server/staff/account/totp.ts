import { Secret, TOTP } from 'otpauth';

/** As every authenticator knows it (RFC 6238): six digits of SHA-1, anew every 30 seconds. */
const rule = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one that hold too: clocks of telephones differ. (RFC 6238, 5.2) */
const window = 1;

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(bytes: (size: number) => Buffer): string {
  return new Secret({ buffer: new Uint8Array(bytes(20)).buffer }).base32;
}

/** What an authenticator reads from a picture: the secret, and under which name it lists it. */
export function totpAddress(secret: string, names: { issuer: string; label: string }): string {
  return new TOTP({ ...rule, ...names, secret }).toString();
}

/** The step of time whose code was typed at `at` (ms since 1970); undefined: the code is none of those that hold. */
export function stepOfCode(secret: string, code: string, at: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = new TOTP({ ...rule, secret }).validate({ token: code, timestamp: at, window });
  return delta === null ? undefined : TOTP.counter({ period: rule.period, timestamp: at }) + delta;
}

/** The code of a moment, as an authenticator shows it. */
export function codeAt(secret: string, at: number): string {
  return new TOTP({ ...rule, secret }).generate({ timestamp: at });
}
