import { foldWord } from '../analyser/fold.ts';
import type { Language } from '../languages/language.ts';

/** A text as keys of phrases are written: folded words with one blank between them. */
export function phraseText(text: string, language: Language): string {
  return phraseWords(text, language).join(' ');
}

export function phraseWords(text: string, language: Language): string[] {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\p{M}'’®™]+/u)
    .flatMap((word) => {
      const folded = foldWord(word, language);
      return folded === '' ? [] : [folded];
    });
}
