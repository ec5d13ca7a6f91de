import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutch } from '../languages/dutch.ts';
import { foldWord } from './fold.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import type { Language } from '../languages/language.ts';
import { createStem } from './stem.ts';

const pairs: Record<Language['code'], [string, string][]> = {
  de: [
    ['Kleid', 'Kleider'],
    ['Schrank', 'Schränke'],
    ['Stuhl', 'Stühle'],
    ['Hose', 'Hosen'],
    ['Sofa', 'Sofas'],
    ['Body', 'Bodys'],
    ['Bikini', 'Bikinis'],
    ['Mantel', 'Mäntel'],
    ['rot', 'rotes'],
    ['Glas', 'Gläser'],
    ['Hantel', 'Hanteln'],
    ['Buben', 'Jungs'],
  ],
  fr: [
    ['robe', 'robes'],
    ['pneu', 'pneus'],
    ['noir', 'noire'],
    ['blanc', 'blanches'],
    ['réfrigérateur', 'refrigerateurs'],
    ['chaussure', 'chaussures'],
  ],
  nl: [
    ['jurk', 'jurken'],
    ['laars', 'laarzen'],
    ['wasmachine', 'wasmachines'],
    ['jas', 'jassen'],
    ['grijs', 'grijze'],
    ['brief', 'brieven'],
    ['tafel', 'tafels'],
    ['kind', 'kinderen'],
    ['bank', 'banken'],
    ['trui', 'truien'],
    ['fiets', 'fietsen'],
    ['muts', 'mutsen'],
  ],
};

describe.each([german, french, dutch])('stems of $code', (language) => {
  const stem = createStem(language);

  test.each(pairs[language.code])('%s and %s are one', (one, other) => {
    expect(stem(foldWord(one, language))).toBe(stem(foldWord(other, language)));
  });

  test('are the words themselves, where these are short or hold digits', () => {
    const short = fc.string({
      unit: fc.constantFrom('a', 'b', 'd', 'e', 'n', 's'),
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(short, (word) => {
        expect(stem(word)).toBe(word);
      }),
    );
    expect(stem('wgg244a20s')).toBe('wgg244a20s');
  });
});
