import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studioMessages, studioTexts } from './studio-texts.ts';

const { de = {}, en = {} } = studioMessages();
const root = join(import.meta.dirname, '..');
const code = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

test('are there in German and in English, each with words', () => {
  expect(Object.keys(de).length).toBeGreaterThan(50);
  expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
  expect([...Object.values(de), ...Object.values(en)].filter((text) => text.trim() === '')).toEqual([]);
});

test('name the same values in both languages', () => {
  const values = (text = ''): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
  const against = Object.keys(de).filter((key) => values(de[key]).join() !== values(en[key]).join());
  expect(against).toEqual([]);
});

test('are there for each key that the code names', () => {
  const named = code.flatMap((text) =>
    [...text.matchAll(/\b(?:text|t)\('([a-z]+\.[\w.-]+)'/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((key) => !(key in de) && !(`${key}_one` in de))).toEqual([]);
});

test('come in the language that was asked for', () => {
  expect(studioTexts('de')('ui.close')).toBe('Schließen');
  expect(studioTexts('en')('ui.close')).toBe('Close');
});
