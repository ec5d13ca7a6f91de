import { expect, test } from 'vitest';
import { z } from 'zod';
import { valueWords } from './value-words.ts';

const shape = z.strictObject({
  title: z.string().min(1).max(3),
  count: z.int().min(2).max(4),
  items: z.array(z.string()).min(2).max(3),
  kind: z.enum(['a', 'b']),
  own: z.string({ error: 'write a text' }),
});
const right = { title: 'a', count: 2, items: ['a', 'b'], kind: 'a', own: 'a' };

test.each<[object, string]>([
  [{ title: 7 }, 'it must be a text'],
  [{ title: undefined }, 'it is missing'],
  [{ title: '' }, 'it is empty'],
  [{ title: 'abcd' }, 'at most 3 characters are allowed'],
  [{ count: 1 }, 'it is less than 2'],
  [{ count: 5 }, 'it is more than 4'],
  [{ count: 'x' }, 'it must be a number'],
  [{ items: {} }, 'it must be a list'],
  [{ items: ['a'] }, 'at least 2 entries are needed'],
  [{ items: ['a', 'b', 'c', 'd'] }, 'at most 3 entries are allowed'],
  [{ kind: 'c' }, 'it must be one of: a, b'],
  [{ other: 1 }, 'it does not know other'],
  [{ own: 7 }, 'write a text'],
])('%j: %s', (wrong, words) => {
  const { error } = shape.safeParse({ ...right, ...wrong }, { error: valueWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});
