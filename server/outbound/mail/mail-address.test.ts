import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

test.each(['maria@example.at', "o'brien+shop@mail.example.at", 'a.b-c_d@xn--grsse-kva.example'])(
  '%s is an address',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

test.each([
  '',
  'maria',
  'maria@',
  'a@b.at,evil@x.at',
  'a@b.at;evil@x.at',
  'a@b.at evil@x.at',
  '"x@evil.at y"@b.at',
  'Maria <maria@example.at>',
  'maria@example.at\r\nBcc: evil@x.at',
  'maria@example.at\n',
  '=?utf-8?q?evil=40x.at?=',
  'maria@ex\u202eample.at',
  'märia@example.at',
  `${'a'.repeat(64)}@${'b'.repeat(250)}.at`,
  `${'a'.repeat(65)}@example.at`,
])('%j is none', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

test('what is an address holds one @, and no sign that begins another one', () => {
  const isOne = (text: string): boolean => /^[^\s,;<>"@]{1,64}@[^\s,;<>"@]+$/.test(text);
  const texts = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a@.,;<>" \r\n+]{1,12}@[ab.,\r]+\.at$/));
  expect(() => fc.assert(fc.property(texts, (text) => !isMailAddress(text) || isOne(text)))).not.toThrow();
});
