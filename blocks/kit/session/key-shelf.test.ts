import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShelf, shelfText } from './key-shelf.ts';

const key = { key: 'a.b.c', type: 0, issuedAt: 10, expiresAt: 7210 } as const;

test('what is put on the shelf is found there', () => {
  const shelf = { askedAt: 5, held: { key, shown: 'x', ahead: -20 } };
  expect(readShelf(shelfText(shelf))).toEqual(shelf);
  expect(readShelf(shelfText({ askedAt: 5, held: undefined }))).toEqual({ askedAt: 5, held: undefined });
});

test('nothing, and what others put there, is no key', () => {
  const texts = ['', '{', 'null', '[]', '7', '{"key":{}}', JSON.stringify({ key, shown: 7, ahead: 1 })];
  for (const text of [null, ...texts, JSON.stringify({ key, shown: '', ahead: 'x' })])
    expect(readShelf(text).held).toBeUndefined();
  expect(readShelf(null).askedAt).toBeNaN();
});

test('any text is read without a throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readShelf(text)).toHaveProperty('held');
    }),
  );
});
