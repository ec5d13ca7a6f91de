import snowball from 'snowball-stemmers';
import { foldWord } from './fold.ts';
import type { Language } from '../languages/language.ts';

export type Stem = (word: string) => string;

/** More stems are not remembered; a catalogue has some ten thousand words. */
const maxRemembered = 100_000;

/**
 * The function that takes endings off folded words: singular and plural are one. Words of up to three letters and words with
 * digits stay whole. It remembers what it did, for a stemmer takes ten times as long as all else.
 */
export function createStem(language: Language): Stem {
  const { algorithm } = language;
  const stemmer = algorithm && snowball.newStemmer(algorithm);
  const irregular = new Map(
    Object.entries(language.irregular).map(([word, instead]) => [
      foldWord(word, language),
      foldWord(instead, language),
    ]),
  );
  const known = new Map<string, string>();
  return (word) => {
    let stem = known.get(word);
    if (stem === undefined) {
      stem = stemOf(irregular.get(word) ?? word);
      if (known.size >= maxRemembered) known.clear();
      known.set(word, stem);
    }
    return stem;
  };

  function stemOf(word: string): string {
    if (!stemmer || word.length <= 3 || /\d/.test(word)) return word;
    if (algorithm === 'french') return stemmer.stem(word);
    const stem = stemmer.stem(withoutPlural(word, algorithm));
    if (algorithm === 'german') return stem;
    // Of `fietsen` the stemmer takes less than of `fiets`.
    const even = evenDutch(stem);
    return even === word ? even : stemOf(even);
  }
}

/** Plurals that the stemmer leaves: `sofas`, `bodys`, `hanteln`; in Dutch `tafels`, `machines`. */
function withoutPlural(word: string, algorithm: 'german' | 'dutch'): string {
  const plural = algorithm === 'german' ? /(([ao]|[^aeou][iy])s|eln)$/ : /([ao]|e[lmnr]?|[^aeou][iy])s$/;
  return word.length > 4 && plural.test(word) ? word.slice(0, -1) : word;
}

/** Dutch writes one stem in two ways: `brieven` and `brief`, `grijze` and `grijs`, `banen` and `baan`, `jassen` and `jas`. */
function evenDutch(stem: string): string {
  return stem
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/([aeou])\1(?=[^aeiou]{1,2}$)/, '$1')
    .replace(/([^aeiou])\1$/, '$1');
}
