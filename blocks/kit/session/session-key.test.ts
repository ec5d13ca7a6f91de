import { expect, test } from 'vitest';
import { readSessionKey } from './session-key.ts';

const key = { key: 'a.b.c', issuedAt: 10, expiresAt: 7210 };

test.each([
  [undefined, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
])('a key of type %s is read as one of type %i', (type, read) => {
  expect(readSessionKey({ ...key, type })).toEqual({ ...key, type: read });
});

test.each([['2'], [null], [1.5], [true]])('a key of type %j is none', (type) => {
  expect(readSessionKey({ ...key, type })).toBeUndefined();
});
