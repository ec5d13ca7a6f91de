import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['fr', 'de-AT', 'Französisch'],
  ['de', 'fr-CH', 'allemand'],
  ['de', 'nl-NL', 'Duits'],
  ['qx', 'nl-NL', 'qx'],
])('says what %s is called in %s', (code, locale, name) => {
  expect(languageName(code, locale)).toBe(name);
});
