import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwantedIn, visibleText } from './visible-text.ts';

test.each([
  ['Ra\u202ebatt\u202c', 'Rabatt'],
  ['Ver\u200bsand\ufeff', 'Versand'],
  ['\u0000a\u2066b\u2069', 'ab'],
  ['Wort\u00adtrennung bleibt', 'Wort\u00adtrennung bleibt'],
  ['10\u00a0€ und 👨\u200d👩\u200d👧', '10\u00a0€ und 👨\u200d👩\u200d👧'],
  ['Zeile\nzwei\t', 'Zeile\nzwei\t'],
  ['Gr\u0001ö\u007fße', 'Größe'],
  ['Zeile\u000bzwei\u2028drei\u2029vier\u000c', 'Zeile\nzwei\ndrei\nvier\n'],
  ['79 \u0080 \u0096 f\u0081ür \u0084Dich\u0093\u0085', '79 € – für „Dich“…'],
  ['halb \ud83d, ganz 👍', 'halb , ganz 👍'],
  ['\ufffea\uffffb\ufdd0c\u{1ffff}', 'abc'],
  ['שלום, \u200fabc\u200e und العربية', 'שלום, \u200fabc\u200e und العربية'],
])('of %j is %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

test('is the same however often it is asked', () => {
  for (let round = 0; round < 3; round++) expect(visibleText('a\u202eb\u202ec')).toBe('abc');
});

test('holds nothing that HTML forbids, whatever was typed, and stays what it is', () => {
  // Control characters but white space, half surrogates and noncharacters: the parse errors of the HTML standard.
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  const forbidden = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]/u;
  const units = fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff }));
  const outcome = fc.check(
    fc.property(fc.array(units), (codes) => {
      const text = visibleText(String.fromCharCode(...codes));
      return !forbidden.test(text) && visibleText(text) === text;
    }),
    { numRuns: 5000, seed: 18 },
  );
  expect(outcome.counterexample).toBeNull();
});

test('says which characters it takes out', () => {
  expect(unwantedIn('a\u0001b\u200bc\u0001\ud83d\u{1fffe}')).toEqual([
    'U+0001',
    'U+200B',
    'U+D83D',
    'U+1FFFE',
  ]);
  expect(unwantedIn('Größe 38')).toEqual([]);
});
