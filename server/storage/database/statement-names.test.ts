import { expect, test } from 'vitest';
import { createStatementNames, type StatementNames } from './statement-names.ts';

const asked = (names: StatementNames, text: string, times: number): (string | undefined)[] =>
  Array.from({ length: times }, () => names.nameOf(text));

test('a statement has a name from its fourth use on, and keeps it', () => {
  const names = createStatementNames();
  expect(asked(names, 'select $1', 5)).toEqual([undefined, undefined, undefined, 'shop-1', 'shop-1']);
  expect(asked(names, 'select $1, $2', 4).at(-1)).toBe('shop-2');
});

test('what changes with every use has no names without end', () => {
  const names = createStatementNames();
  const given = Array.from({ length: 150 }, (_, each) => asked(names, `select ${each}`, 4).at(-1));
  expect(given.filter((name) => name !== undefined)).toHaveLength(100);
});

test('a name that is taken away is given to nothing again', () => {
  const names = createStatementNames();
  asked(names, 'select $1', 4);
  names.forget('select $1');
  expect(asked(names, 'select $1', 5)).toEqual(Array(5).fill(undefined));
  expect(asked(names, 'select $2', 4).at(-1)).toBe('shop-2');
});
