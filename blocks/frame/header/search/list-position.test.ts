import { expect, test } from 'vitest';
import { positionAfter } from './list-position.ts';

const list = [1, 1, 1];
const grid = [2, 2, 1];
const place = (row: number, column = 0) => ({ row, column });

test.each([
  ['ArrowDown', undefined, place(0)],
  ['ArrowDown', place(0), place(1)],
  ['ArrowDown', place(2), place(0)],
  ['ArrowUp', undefined, place(2)],
  ['ArrowUp', place(2), place(1)],
  ['ArrowUp', place(0), place(2)],
  ['Home', place(1), undefined],
  ['End', place(1), undefined],
  ['ArrowRight', place(1), undefined],
  ['a', place(1), undefined],
] as const)('in a list: %s from %o leads to %o', (key, at, to) => {
  expect(positionAfter(key, at, list)).toEqual(to);
});

test.each([
  ['ArrowRight', place(0), place(0, 1)],
  ['ArrowRight', place(0, 1), undefined],
  ['ArrowRight', place(2), undefined],
  ['ArrowRight', undefined, undefined],
  ['ArrowLeft', place(1, 1), place(1)],
  ['ArrowLeft', place(1), undefined],
  ['ArrowDown', place(0, 1), place(1)],
] as const)('in a grid: %s from %o leads to %o', (key, at, to) => {
  expect(positionAfter(key, at, grid)).toEqual(to);
});

test('nothing is marked in an empty list', () => {
  expect(positionAfter('ArrowDown', undefined, [])).toBeUndefined();
});
