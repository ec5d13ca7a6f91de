import { expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
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
  const words = addressWords(testTenant, 'de-AT');
  const names = new Set(['q', 'seite', 'filter']);
  expect(readDeclaredQuery('q=a&utm=1&seite=', names, words)).toEqual({ q: 'a' });
});

test('parameters are read by the names that the language has for them, and their words by what these mean', () => {
  const tables = {
    parameters: { seite: { 'fr-CH': 'page' }, stand: { 'fr-CH': 'etat' } },
    values: { neu: { 'fr-CH': 'nouveau' } },
    fragments: {},
  };
  const words = addressWords({ ...testTenant, addressWords: tables }, 'fr-CH');
  const names = new Set(['q', 'seite', 'stand']);
  expect(readDeclaredQuery('q=nouveau&page=2&etat=nouveau&seite=3', names, words)).toEqual({
    ...{ q: 'nouveau', seite: '2', stand: 'neu' },
  });
});
