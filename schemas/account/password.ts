import { accountLimits } from './account-limits.ts';

type ReadPassword =
  | { ok: true; password: string }
  | { ok: false; reason: 'missing' | 'too-short' | 'too-long' };

/** A password to log in with: as short as it may have been once. (Requirements 5.001, 5.003, 9.022) */
export function readPassword(text: string): ReadPassword {
  return readNewPassword(text, 1);
}

/**
 * A password to be kept. Characters are counted as people see them typed, not as UTF-16. In NFC, as keyboards write the same
 * letter in several ways; nothing else is changed, spaces least of all. (Requirements 5.001–5.003)
 */
export function readNewPassword(text: string, min: number): ReadPassword {
  const password = text.normalize('NFC');
  if (password === '') return { ok: false, reason: 'missing' };
  const length = Array.from(password).length;
  if (length < min) return { ok: false, reason: 'too-short' };
  return length > accountLimits.passwordMax ? { ok: false, reason: 'too-long' } : { ok: true, password };
}
