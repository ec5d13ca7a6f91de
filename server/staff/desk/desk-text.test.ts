import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namedRoles, roleName } from '../account/staff-role.ts';
import { deskLanguages, deskMessages, deskText, hasDeskText } from './desk-text.ts';

const german = deskMessages['de'] ?? {};

test('every text is there in every language, with the same values', () => {
  const valuesOf = (text = ''): string[] =>
    [...text.matchAll(/\{\{\w+\}\}/g)].map(([value]) => value).toSorted();
  expect(Object.keys(deskMessages).toSorted()).toEqual([...deskLanguages]);
  for (const texts of Object.values(deskMessages)) {
    expect(Object.keys(texts)).toEqual(Object.keys(german));
    for (const [key, text] of Object.entries(texts))
      expect([key, ...valuesOf(text)]).toEqual([key, ...valuesOf(german[key])]);
  }
});

test('every text that the code names is there, and each is named', () => {
  const server = join(import.meta.dirname, '../..');
  const code = globSync('{staff/desk,editing}/**/*.{ts,tsx}', { cwd: server })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .join('\n');
  const named = [...code.matchAll(/\b(?:text|say)\(\s*'([\w.-]+)'/g)].map(([, key = '']) => key);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((key) => !hasDeskText(key))).toEqual([]);
  // Put together from a part that varies: by their beginnings.
  const families = [...code.matchAll(/\btext\(\s*`([\w.-]+)\$\{/g)].map(([, start = '']) => start);
  const others = ['done.', 'action.', 'change.', ...families];
  const unused = Object.keys(german).filter(
    (key) => !code.includes(`'${key}'`) && !others.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('every role has a name, and says what it is for', () => {
  for (const role of namedRoles.map(roleName))
    for (const key of [`role.${role}`, `role.${role}.about`]) expect(hasDeskText(key)).toBe(true);
});

test('a text that there is none of is a fault, not a blank', () => {
  expect(() => deskText('en')('toString')).toThrow('The desk has no text toString');
  expect(deskText('en')('home.title', { shop: '{{shop}} & Co' })).toBe('Desk of {{shop}} & Co');
});
