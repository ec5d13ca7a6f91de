import { expect, it } from 'vitest';
import { colonOf } from './colon.ts';

it.each([
  ['fr-CH', '\u00a0:'],
  ['fr', '\u00a0:'],
  ['nl-NL', ':'],
  ['de-AT', ':'],
])('stands behind words as in %s', (locale, colon) => {
  expect(colonOf(locale)).toBe(colon);
});
