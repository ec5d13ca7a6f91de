import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountRules } from './account-rules.ts';
import { readNewPassword, readPassword } from './password.ts';

describe('a password', () => {
  test('has at least as many characters as the shop asks for, eight where it says nothing', () => {
    const { passwordMin } = accountRules.parse({});
    expect(readNewPassword('1234567', passwordMin)).toEqual({ ok: false, reason: 'too-short' });
    expect(readNewPassword('12345678', passwordMin)).toEqual({ ok: true, password: '12345678' });
    const strict = accountRules.parse({ passwordMin: 12 });
    expect(readNewPassword('12345678901', strict.passwordMin)).toEqual({ ok: false, reason: 'too-short' });
    expect(accountRules.safeParse({ passwordMin: 5 }).success).toBe(false);
  });

  test('of six characters still logs in', () => {
    expect(readPassword('123456')).toEqual({ ok: true, password: '123456' });
  });

  test('has at most 128', () => {
    expect(readNewPassword('a'.repeat(128), 8)).toMatchObject({ ok: true });
    expect(readNewPassword('a'.repeat(129), 8)).toEqual({ ok: false, reason: 'too-long' });
    expect(readPassword('a'.repeat(129))).toEqual({ ok: false, reason: 'too-long' });
  });

  test('is counted in characters, not in their halves', () => {
    expect(readNewPassword('😀'.repeat(7), 8)).toEqual({ ok: false, reason: 'too-short' });
    expect(readNewPassword('😀'.repeat(128), 8)).toMatchObject({ ok: true });
  });

  test('is missing', () => {
    expect(readNewPassword('', 8)).toEqual({ ok: false, reason: 'missing' });
    expect(readPassword('')).toEqual({ ok: false, reason: 'missing' });
  });

  test('is the same from every keyboard, and else as it was typed', () => {
    expect(readPassword('u\u0308ber')).toEqual(readPassword('\u00fcber'));
    expect(readNewPassword('  a b  c  ', 8)).toEqual({ ok: true, password: '  a b  c  ' });
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
        const read = readPassword(text);
        expect(read).toEqual({ ok: true, password: text });
      }),
    );
  });
});
