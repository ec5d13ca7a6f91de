import { expect, test } from 'vitest';
import { germanIn } from './german-spelling.ts';

test.each([
  ['de-CH', 'Große GRÖẞE, weiß', 'Grosse GRÖSSE, weiss'],
  ['de-LI', 'Maße', 'Masse'],
  ['de-DE', 'Maße', 'Maße'],
  ['de-AT', 'Maße', 'Maße'],
  // Words that fall back to German in another language are German ones.
  ['fr-CH', 'Maße', 'Maße'],
])('in %s %s is spelled %s', (locale, text, own) => {
  expect(germanIn(locale, text)).toBe(own);
});
