import type { Language } from '../languages/language.ts';

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** A pair that is another spelling of an umlaut; not in `neue`, `blaue` and `quer`. */
const umlautPairs = /(?<![aeiouyq])([aou])e(?!e)/g;

/**
 * One spelling for words that mean the same: lower case, no accents, and German ae, oe and ue as a, o and u (`kühl`,
 * `kuehl` and `kuhl` are one). What is neither letter nor digit is dropped. Folding twice changes nothing.
 */
export function foldWord(word: string, language: Pick<Language, 'foldsUmlautPairs'>): string {
  let folded = word.toLowerCase();
  if (!/^[a-z0-9]*$/.test(folded)) {
    folded = folded
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[ßœæøłđı]/g, (letter) => ligatures[letter] ?? letter)
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  }
  if (!language.foldsUmlautPairs || /\d/.test(folded)) return folded;
  return folded.replaceAll(umlautPairs, '$1');
}
