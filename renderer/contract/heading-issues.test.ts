import { expect, test } from 'vitest';
import { headingIssues } from './heading-issues.ts';

test.each([
  ['<h1>Eins</h1><h2>Zwei</h2>', []],
  ['<h2>Zwei</h2>', ['heading-missing']],
  ['<h1 class="a">Eins</h1><div><h1>Noch eins</h1></div>', ['heading-twice']],
])('%s', (main, codes) => {
  expect(headingIssues(main).map(({ code }) => code)).toEqual(codes);
});
