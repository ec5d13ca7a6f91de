import { expect, test } from 'vitest';
import { askIfMeant } from './ask-if-meant.ts';

const names = ['heading', 'hero-banner'];

test.each([
  ['heding', 'Is "heading" meant? Choose one.'],
  ['Hero-Banner', 'Is "hero-banner" meant? Choose one.'],
  ['table', 'Choose one.'],
  ['', 'Choose one.'],
  [5, 'Choose one.'],
])('of %j it is told: %s', (typed, hint) => {
  expect(askIfMeant(typed, names, 'Choose one.')).toBe(hint);
});
