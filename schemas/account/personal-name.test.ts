import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullName, readFirstName, readLastName } from './personal-name.ts';

const special = { ok: false, reason: 'special-characters' };

describe('a name', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna   Maria ', 'Anna Maria'],
    ['Mu\u0308ller-Lu\u0308denscheidt', 'Müller-Lüdenscheidt'],
    ['d’Artagnan', 'd’Artagnan'],
    ["O'Brien", "O'Brien"],
    ['Ch. M.-A.', 'Ch. M.-A.'],
    ['Ólafsdóttir', 'Ólafsdóttir'],
    ['Юлия', 'Юлия'],
  ])('%j reads %j', (typed, name) => {
    expect(readFirstName(typed)).toEqual({ ok: true, name });
    expect(readLastName(typed)).toEqual({ ok: true, name });
  });

  test.each([
    'A<b>',
    'A&B',
    'A\r\nBcc: v@x.at',
    'A\tB',
    'A\0',
    'A\u202eB',
    'a@b',
    '=?utf-8?q?a?=',
    'evil.at',
    'x/y',
    '-',
  ])('is not %j', (typed) => {
    expect(readFirstName(typed)).toEqual(special);
    expect(readLastName(typed)).toEqual(special);
  });

  test('may have digits in front alone', () => {
    expect(readFirstName('Anna 2')).toEqual({ ok: true, name: 'Anna 2' });
    expect(readLastName('M4ier')).toEqual(special);
    expect(readFirstName('42')).toEqual(special);
  });

  test('is missing, or too long', () => {
    expect(readFirstName('  ')).toEqual({ ok: false, reason: 'missing' });
    expect(readLastName('')).toEqual({ ok: false, reason: 'missing' });
    expect(readFirstName('a'.repeat(60))).toMatchObject({ ok: true });
    expect(readFirstName('a'.repeat(61))).toEqual({ ok: false, reason: 'too-long' });
  });

  test('whatever is typed: a line in which nothing is an address, and reading it again changes nothing', () => {
    const signs = fc.constantFrom(
      'a',
      'Ü',
      'u\u0308',
      '1',
      '.',
      ' ',
      '-',
      "'",
      '<',
      '\n',
      '\u200b',
      '/',
      ':',
    );
    const typed = fc.oneof(
      fc.array(signs, { maxLength: 10 }).map((each) => each.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(readFirstName, readLastName), (text, read) => {
        const answer = read(text);
        if (!answer.ok) return;
        expect(answer.name).not.toMatch(/[\p{Cc}\p{Cf}<>@/:&]|\.[\p{L}\p{N}]| {2}|^ | $/u);
        expect(read(answer.name)).toEqual(answer);
      }),
      { numRuns: 2000 },
    );
  });
});

test('two names are one where both are', () => {
  expect(fullName({ firstName: 'Anna 2', lastName: 'Müller-Lüdenscheidt' })).toBe(
    'Anna 2 Müller-Lüdenscheidt',
  );
  const fifty = 'a'.repeat(50);
  expect(fullName({ firstName: fifty, lastName: fifty })).toBe(`${fifty} ${fifty}`);
  for (const name of ['', 'evil.example', 'A  B', ' A', 'A\r\nBcc: v@x.at', 'a'.repeat(61)]) {
    expect(fullName({ firstName: name, lastName: 'Berger' })).toBeUndefined();
    expect(fullName({ firstName: 'Anna', lastName: name })).toBeUndefined();
  }
});
