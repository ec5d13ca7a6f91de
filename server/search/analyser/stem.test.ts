import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutch } from '../languages/dutch.ts';
import { foldWord } from './fold.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import type { Language } from '../languages/language.ts';
import { plainLanguage } from '../languages/plain-language.ts';
import { createStem } from './stem.ts';

const pairs: Record<NonNullable<Language['algorithm']>, [string, string][]> = {
  german: [
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
  french: [
    ['robe', 'robes'],
    ['pneu', 'pneus'],
    ['noir', 'noire'],
    ['blanc', 'blanches'],
    ['réfrigérateur', 'refrigerateurs'],
    ['chaussure', 'chaussures'],
  ],
  dutch: [
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

describe.each([
  ['german', german],
  ['french', french],
  ['dutch', dutch],
] as const)('%s stems', (name, language) => {
  const stem = createStem(language);

  test.each(pairs[name])('%s and %s are one', (one, other) => {
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

test('without rules of its language a word stays as it is', () => {
  const stem = createStem(plainLanguage);
  expect(['vestiti', 'scarpe', 'borse'].map(stem)).toEqual(['vestiti', 'scarpe', 'borse']);
});
