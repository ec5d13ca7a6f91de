import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey, isEmailAddress, mailboxKey, needsUtf8Server, readEmailAddress } from './email-address.ts';

const invalid = { ok: false, reason: 'invalid' };

describe('an e-mail address', () => {
  test.each([
    ['anna@example.at', 'anna@example.at'],
    ['  Anna.Berger+shop@Example.AT ', 'Anna.Berger+shop@example.at'],
    ["o'brien_1-2@mail.example.co.at", "o'brien_1-2@mail.example.co.at"],
    // Composed and decomposed are the same letter.
    ['mu\u0308ller@example.at', 'm\u00fcller@example.at'],
    ['a@Mu\u0308ller.at', 'a@xn--mller-kva.at'],
    ['a@xn--mller-kva.at', 'a@xn--mller-kva.at'],
    [`${'a'.repeat(64)}@example.at`, `${'a'.repeat(64)}@example.at`],
  ])('%s is %s', (typed, email) => {
    expect(readEmailAddress(typed)).toEqual({ ok: true, email });
  });

  test.each(['', '  ', '\t'])('is missing where %j was typed', (typed) => {
    expect(readEmailAddress(typed)).toEqual({ ok: false, reason: 'missing' });
  });

  test.each([
    ...['a@', '@b.at', 'a', 'a@b', 'a@b.c', 'a b@c.at', 'a@b c.at', 'a@b..at', 'a@.at', 'a@b.at.'],
    ...['.a@b.at', 'a.@b.at', 'a..b@c.at', 'a@-b.at', 'a@b-.at', 'a@b_c.at', 'a@b@c.at'],
    ...['a@127.0.0.1', 'a@1.2', 'a@0x7f.1', 'a@[127.0.0.1]', 'a@b.at:25', 'a@b.at/c', 'a@b%2eat', 'a@b.at#c'],
    // Headers, further recipients, names and words in disguise.
    ...['a@b.at\r\nBcc: v@x.at', '\na@b.at', 'a@b.at\n', 'a\0@b.at', 'a@b.at,evil@x.at', 'a@b.at;c@d.at'],
    ...['"x@evil.at y"@b.at', '"a"@b.at', '"Anna" <a@b.at>', '<a@b.at>', 'a(b)@c.at', '=?utf-8?q?a?=@b.at'],
    ...['a%c@b.at', 'c!a@b.at', 'a\\b@c.at', 'a\u200b@b.at', 'a\u202e@b.at', 'a@b\u200b.at', 'a@b\u3002at'],
    `${'a'.repeat(65)}@example.at`,
    `${'ä'.repeat(33)}@example.at`,
    `a@${'b'.repeat(64)}.at`,
    `${'a'.repeat(64)}@${`${'b'.repeat(62)}.`.repeat(4)}at`,
    `a@${'a.'.repeat(50_000)}at`,
  ])('is not %j', (typed) => {
    expect(readEmailAddress(typed)).toEqual(invalid);
  });

  test('may have 254 bytes and no more', () => {
    const domain = (letters: number) => `${'b'.repeat(60)}.`.repeat(3) + `${'c'.repeat(letters)}.at`;
    expect(`a@${domain(66)}`).toHaveLength(254);
    expect(readEmailAddress(`${'a'.repeat(4)}@${domain(63)}`)).toMatchObject({ ok: true });
    expect(readEmailAddress(`${'a'.repeat(5)}@${domain(63)}`)).toEqual(invalid);
    expect(`${'a'.repeat(4)}@${domain(63)}`).toHaveLength(254);
  });

  test('whatever is typed: one line, one address, and reading it again changes nothing', () => {
    const parts = fc.constantFrom(
      'a',
      'Ä',
      'u\u0308',
      '.',
      '@',
      '-',
      '_',
      '+',
      '"',
      ',',
      '\r\n',
      ' ',
      'at',
      '%',
    );
    const typed = fc.oneof(
      fc.emailAddress(),
      fc.array(parts, { maxLength: 12 }).map((each) => each.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = readEmailAddress(text);
        if (!read.ok) return;
        const { email } = read;
        expect(email).not.toMatch(/[\s\p{Cc},;"<>\\()[\]%!]/u);
        expect(email.split('@')).toHaveLength(2);
        expect(email).toBe(email.normalize('NFC'));
        expect(email.split('@')[1]).toMatch(/^[a-z0-9.-]+$/);
        expect(new TextEncoder().encode(email).length).toBeLessThanOrEqual(254);
        expect(readEmailAddress(email)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });

  test('is one only as it is written in the end', () => {
    for (const email of ['a&b@x.at', 'j\u00f6rg@x.at', 'a=b/c@x.at', 'Anna@example.at'])
      expect(isEmailAddress(email), email).toBe(true);
    for (const email of ['', ' a@x.at', 'a@X.at', 'ju\u0308rg@x.at', 'a@m\u00fcller.at', 'a@b.at\n'])
      expect(isEmailAddress(email), email).toBe(false);
  });

  test('needs a server of its own kind where it is not ASCII', () => {
    expect(needsUtf8Server('j\u00f6rg@x.at')).toBe(true);
    expect(needsUtf8Server('a&b@xn--mller-kva.at')).toBe(false);
  });

  test('is counted by its mailbox', () => {
    expect(mailboxKey('Anna+1+2@example.at')).toBe('anna@example.at');
    expect(mailboxKey('anna@example.at')).toBe('anna@example.at');
    expect(mailboxKey('+1@example.at')).toBe('@example.at');
  });

  test('is told from others without its case', () => {
    expect(emailKey('Anna.Berger@example.at')).toBe(emailKey('anna.berger@example.at'));
    expect(emailKey('anna@example.at')).not.toBe(emailKey('anna.@example.at'));
  });
});
