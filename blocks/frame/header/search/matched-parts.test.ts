import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

/** The label with what matches in brackets. */
const marked = (label: string, term: string): string =>
  matchedParts(label, term)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Regale', 'reg', '[Reg]ale'],
  ['Bücherregal weiß', 'regal', 'Bücher[regal] weiß'],
  ['Regal für Bücherregal', 'regal', '[Regal] für Bücherregal'],
  ['Wandregal mit Rega-Griff', 'rega', 'Wandregal mit [Rega]-Griff'],
  ['Großes Sofa', 'gross', '[Groß]es Sofa'],
  ['Crème-Käse', 'creme kase', '[Crème]-[Käse]'],
  ['CAFE\u0301 noir', 'café', '[CAFE\u0301] noir'],
  ['Sommerkleid', 'kleid sommer', '[Sommerkleid]'],
  ['Sofa', 'sessel', 'Sofa'],
  ['Sofa', '  ', 'Sofa'],
  ['', 'sofa', ''],
  ['😀 Rock', '😀', '[😀] Rock'],
  ['a.b', '.', 'a[.]b'],
])('%s, typed: %s', (label, term, expected) => {
  expect(marked(label, term)).toBe(expected);
});

test('loses nothing of a label, and neighbouring parts differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, term) => {
      const parts = matchedParts(label, term);
      expect(parts.map(({ text }) => text).join('')).toBe(label);
      for (const [at, part] of parts.entries()) expect(parts[at + 1]?.isMatch).not.toBe(part.isMatch);
    }),
  );
});
