import { expect, test } from 'vitest';
import { createQueryReader, readDeclaredQuery } from './query.ts';

test('several values of a parameter stand in lines of their own, none can make a line', () => {
  const read = createQueryReader(
    'filter=colour%3Ablue&filter=size%3A36%0Abrand%3Ax&q=a%0Ab&preis=&preis=50&x=&x=',
  );
  expect(read('filter')).toBe('colour:blue\nsize:36 brand:x');
  expect(read('preis')).toBe('\n50');
  expect(read('x')).toBe('');
  expect(read('q')).toBe('a b');
  expect(read('seite')).toBe('');
});

test('a value has at most 200 characters, all values of a parameter 4,000', () => {
  const long = 'x'.repeat(300);
  expect(createQueryReader(`q=${long}`)('q')).toHaveLength(200);
  expect(createQueryReader(`q=${long}&`.repeat(90))('q')).toHaveLength(4000);
});

test('only declared parameters are read, and only those that are given', () => {
  expect(readDeclaredQuery('q=a&utm=1&seite=', new Set(['q', 'seite', 'filter']))).toEqual({ q: 'a' });
});
