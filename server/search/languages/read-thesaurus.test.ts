import { describe, expect, test } from 'vitest';
import { foldWord } from '../analyser/fold.ts';
import { dutch } from './dutch.ts';
import { dutchThesaurus } from './dutch-thesaurus.ts';
import { french } from './french.ts';
import { frenchThesaurus } from './french-thesaurus.ts';
import { german } from './german.ts';
import { germanThesaurus } from './german-thesaurus.ts';
import { readThesaurus } from './read-thesaurus.ts';

test('entries are words for the same thing, or words that are understood as others', () => {
  expect(readThesaurus('Sofa, Couch\nStrandkleid, Tunika > Kleid\nTunika > Bluse')).toEqual({
    same: [['Sofa', 'Couch']],
    means: { Strandkleid: ['Kleid'], Tunika: ['Kleid', 'Bluse'] },
  });
});

describe.each([
  ['German', german, germanThesaurus],
  ['French', french, frenchThesaurus],
  ['Dutch', dutch, dutchThesaurus],
] as const)('the %s thesaurus', (_, language, { same, means }) => {
  test('has no empty word, and none that the search drops', () => {
    const stopWords = new Set(language.stopWords.map((word) => foldWord(word, language)));
    for (const word of [...same.flat(), ...Object.entries(means).flat(2)]) {
      const folded = foldWord(word, language);
      expect(folded).not.toBe('');
      expect([word, stopWords.has(folded)]).toEqual([word, false]);
    }
  });

  test('says nothing twice in an entry', () => {
    for (const group of [...same, ...Object.values(means)]) {
      const folded = group.map((word) => foldWord(word, language));
      expect(folded.filter((word, at) => folded.indexOf(word) !== at)).toEqual([]);
      expect(group.length).toBeGreaterThan(0);
    }
  });
});
