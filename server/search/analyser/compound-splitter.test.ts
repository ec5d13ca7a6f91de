import { describe, expect, test } from 'vitest';
import { createCompoundSplitter } from './compound-splitter.ts';
import { german } from '../languages/german.ts';
import { createStem } from './stem.ts';

const stem = createStem(german);
const known = [
  'damen',
  'winter',
  'jacke',
  'handschuh',
  'hand',
  'schuh',
  'garten',
  'stuhl',
  'verdunkelung',
  'vorhang',
];
const { split } = createCompoundSplitter(
  new Set([...known, ...known.map((word) => stem(word))]),
  german.links,
  stem,
);

describe('a compound', () => {
  test.each([
    ['winterjacke', ['winter', 'jacke']],
    ['damenwinterjacken', ['damen', 'winter', 'jacken']],
    ['verdunkelungsvorhang', ['verdunkelungs', 'vorhang']],
    ['gartenstuhle', ['garten', 'stuhle']],
    ['winterhandschuh', ['winter', 'hand', 'schuh']],
  ])('%s is made of %j', (word, parts) => {
    expect(split(word)).toEqual(parts);
  });

  test.each(['jacke', 'sommerjacke', 'winterxjacke', 'schuhe', 'wgg244schuh', ''])(
    '%s is none: not all of it is known',
    (word) => {
      expect(split(word)).toBeUndefined();
    },
  );

  test('may have letters between its parts that are no ending', () => {
    const plain = createCompoundSplitter(new Set(['arbeit', 'zimmer']), german.links, (word) => word);
    expect(plain.split('arbeitszimmer')).toEqual(['arbeit', 'zimmer']);
    expect(plain.split('arbeitxzimmer')).toBeUndefined();
  });

  test('of forty letters that could be split in many ways is split at once', () => {
    const parts = createCompoundSplitter(new Set(['aaa', 'aaaa', 'aaaaa']), german.links, (word) => word);
    expect(parts.split('a'.repeat(40))?.join('')).toBe('a'.repeat(40));
    expect(parts.split(`${'a'.repeat(39)}b`)).toBeUndefined();
  });

  test('is not looked for in languages that write none', () => {
    expect(createCompoundSplitter(new Set(known), [], stem).split('winterjacke')).toBeUndefined();
  });
});
