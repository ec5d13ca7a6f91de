import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readShippedWords } from '../../../server/upkeep/read-shipped-words.ts';
import { demonstrationLacks } from './demonstration-lacks.ts';

const words = readShippedWords(join(import.meta.dirname, '../../..'));
const { categories } = words;

test('the shops of the project lack nothing', () => {
  expect(['at', 'default'].flatMap((tenant) => demonstrationLacks(words, tenant))).toEqual([]);
});

test.each(['nobody', 'constructor'])('a shop without a tree is told where one belongs: %s', (tenant) => {
  expect(demonstrationLacks(words, tenant)).toEqual([
    'It has no categories: add its tree under "trees" in content-fixtures/demonstration/words/categories.json.',
  ]);
});

test('every category without a name is told, whatever it is called', () => {
  const trees = { nobody: { garden: { toString: ['women-dresses', 'tools'] } } };
  expect(demonstrationLacks({ categories: { ...categories, trees } }, 'nobody')).toEqual(
    ['garden', 'toString', 'tools'].map(
      (id) =>
        `Its category "${id}" has no name: add one under "names" in content-fixtures/demonstration/words/categories.json.`,
    ),
  );
});
