import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dutch } from '../languages/dutch.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import { maxWordLength, tokensOf } from './tokens.ts';

const words = (text: string, language = german): string[] => tokensOf(text, language).map(({ word }) => word);

describe('tokens', () => {
  test('are folded words; signs are lost', () => {
    expect(words('Kühl & schön: 100%_\'"\\ <b>Stühle</b>')).toEqual([
      'kuhl',
      'schon',
      '100',
      'b',
      'stuhle',
      'b',
    ]);
  });

  test('of hyphenated words are the joined form and its parts', () => {
    expect(tokensOf('In-Ear-Kopfhörer', german)).toEqual([
      {
        word: 'inearkopfhorer',
        parts: ['in', 'ear', 'kopfhorer'],
        isShape: false,
        looser: [],
        written: 'In-Ear-Kopfhörer',
      },
    ]);
    expect(tokensOf('-Rock-', german)[0]).toMatchObject({ word: 'rock', parts: [] });
  });

  test('of French leave the article off', () => {
    expect(words("L'aspirateur qu’aujourd’hui d'été", french)).toEqual(['aspirateur', 'aujourdhui', 'ete']);
  });

  test('hold shapes between words, in their order', () => {
    expect(words('Bettwäsche 135 x 200 cm blau')).toEqual(['bettwasche', '135x200', 'blau']);
    expect(words('Winterreifen 205/55 R16')).toEqual(['winterreifen', '205/55r16']);
  });

  test('are cut, the parts of hyphenated words too', () => {
    const [token] = tokensOf(`${'x'.repeat(60)}-${'y'.repeat(60)}`, german);
    expect(token?.parts).toEqual(['x'.repeat(maxWordLength), 'y'.repeat(maxWordLength)]);
    expect(token?.word).toHaveLength(maxWordLength);
  });

  test('of emoji alone are none', () => {
    expect(words('🙂 👗')).toEqual([]);
  });

  test('never throw, are never empty or longer than is split, and come out again as they are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(german, french, dutch),
        (text, language) => {
          for (const { word, parts, isShape } of tokensOf(text, language)) {
            expect(word).not.toBe('');
            if (isShape) continue;
            for (const each of [word, ...parts]) expect(each.length).toBeLessThanOrEqual(maxWordLength);
            expect(words(word, language)).toEqual([word]);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
