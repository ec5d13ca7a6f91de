import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStoredKey, storedKeyText } from './key-storage.ts';

const key = { key: 'a.b.c', type: 0, issuedAt: 10, expiresAt: 7210 } as const;

test('what is put on the shelf is found there', () => {
  const shelf = { askedAt: 5, held: { key, shown: 'x', ahead: -20 } };
  expect(readStoredKey(storedKeyText(shelf))).toEqual(shelf);
  expect(readStoredKey(storedKeyText({ askedAt: 5, held: undefined }))).toEqual({
    askedAt: 5,
    held: undefined,
  });
});

test('nothing, and what others put there, is no key', () => {
  const texts = ['', '{', 'null', '[]', '7', '{"key":{}}', JSON.stringify({ key, shown: 7, ahead: 1 })];
  for (const text of [null, ...texts, JSON.stringify({ key, shown: '', ahead: 'x' })])
    expect(readStoredKey(text).held).toBeUndefined();
  expect(readStoredKey(null).askedAt).toBeNaN();
});

test('any text is read without a throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readStoredKey(text)).toHaveProperty('held');
    }),
  );
});
