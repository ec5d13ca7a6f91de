import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['Ra\u202ebatt\u202c', 'Rabatt'],
  ['Ver\u200bsand\ufeff', 'Versand'],
  ['\u0000a\u2066b\u2069', 'ab'],
  ['Wort\u00adtrennung bleibt', 'Wort\u00adtrennung bleibt'],
  ['10\u00a0€ und 👨\u200d👩\u200d👧', '10\u00a0€ und 👨\u200d👩\u200d👧'],
  ['Zeile\nzwei\t', 'Zeile\nzwei\t'],
])('of %j is %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

test('is the same however often it is asked', () => {
  for (let round = 0; round < 3; round++) expect(visibleText('a\u202eb\u202ec')).toBe('abc');
});
