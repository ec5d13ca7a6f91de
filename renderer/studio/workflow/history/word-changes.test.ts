import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened, wordChanges } from './word-changes.ts';

/** A comparison as a line: `[-gone-]`, `[+new+]`. */
function line(parts: ReturnType<typeof wordChanges>): string | undefined {
  const signs = { same: ['', ''], gone: ['[-', '-]'], new: ['[+', '+]'] } as const;
  return parts?.map(({ text, kind }) => signs[kind][0] + text + signs[kind][1]).join('');
}

test.each([
  [
    'Neue Pullover für den Herbst',
    'Warme Pullover für den Herbst',
    '[-Neue-][+Warme+] Pullover für den Herbst',
  ],
  ['Bis 24. Dezember', 'Bis 31. Dezember', 'Bis [-24-][+31+]. Dezember'],
  ['Gratis geliefert', 'Gratis geliefert ab 75 Euro', 'Gratis geliefert[+ ab 75 Euro+]'],
  ['Größen für alle', 'Größen für alle', 'Größen für alle'],
])('"%s" and "%s" differ in words, not in letters', (before, after, expected) => {
  expect(line(wordChanges(before, after))).toBe(expected);
});

test('of another text no single words are told', () => {
  expect(wordChanges('Neue Pullover für den Herbst', 'Gutscheine und Rabatte von A bis Z')).toBeUndefined();
  expect(wordChanges('', 'Neu')).toBeUndefined();
});

test('both texts are in what is told', () => {
  const text = fc.array(fc.constantFrom('ein', 'Wort', ' ', '\n', 'ü', '.', '<p>', '&'), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const parts = wordChanges(before, after);
      if (!parts) return;
      const without = (kind: 'gone' | 'new') =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('new'), without('gone')]).toEqual([before, after]);
    }),
  );
});

test('what is far from a change is left out', () => {
  const far = 'Wort '.repeat(40);
  const parts = wordChanges(`${far}alt ${far}`, `${far}neu ${far}`);
  const told = line(parts && shortened(parts));
  expect(told).toMatch(/^….{40}\[-alt-\]\[\+neu\+\].{40}…$/);
});
