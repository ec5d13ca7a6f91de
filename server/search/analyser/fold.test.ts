import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutch } from '../languages/dutch.ts';
import { foldWord } from './fold.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';

describe('a folded word', () => {
  test.each([
    ['Kühl', 'kuhl'],
    ['kuehl', 'kuhl'],
    ['kuhl', 'kuhl'],
    ['WEISS', 'weiss'],
    ['weiß', 'weiss'],
    ['blaue', 'blaue'],
    ['neue', 'neue'],
    ['quer', 'quer'],
    ['Levi’s®', 'levis'],
    ['AEW9057U8', 'aew9057u8'],
    ['Ｋｌｅｉｄ', 'kleid'],
  ])('of German %s is %s', (word, folded) => {
    expect(foldWord(word, german)).toBe(folded);
  });

  test('keeps pairs of vowels of languages without umlauts, and has no accents', () => {
    expect(foldWord('Été', french)).toBe('ete');
    expect(foldWord('œuvre', french)).toBe('oeuvre');
    expect(foldWord('schoenen', dutch)).toBe('schoenen');
    expect(foldWord("foto's", dutch)).toBe('fotos');
  });

  test('stays as it is when folded again', () => {
    const any = fc.string({ unit: 'grapheme', maxLength: 40 });
    const vowels = fc.string({
      unit: fc.constantFrom('a', 'e', 'o', 'u', 'q', 'x', 'ä', 'ö', 'ü', 'ß'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(any, vowels), fc.constantFrom(german, french, dutch), (word, language) => {
        const folded = foldWord(word, language);
        expect(foldWord(folded, language)).toBe(folded);
      }),
      { numRuns: 2000 },
    );
  });
});
