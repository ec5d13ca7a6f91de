import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

test.each([
  [{ a: 1, b: [null, 'x'] }, { b: [null, 'x'], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  [undefined, undefined, true],
  ['1', 1, false],
])('%j and %j: %s', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
  expect(isSameValue(other, one)).toBe(isSame);
});
