import { foldWord } from './fold.ts';
import type { Language } from '../languages/language.ts';
import type { Token } from './tokens.ts';
import type { WordAnalysis } from './word-analysis.ts';

type Written = Pick<Token, 'word' | 'written'>;

/** What a compound is, as shoppers write it: `Kleid` of `Wickelkleid`, with its umlauts where the word is written so. */
export function widerName(
  { word, written }: Written,
  analysis: Pick<WordAnalysis, 'headWordOf'>,
  language: Language,
): string | undefined {
  const head = analysis.headWordOf(word);
  if (head === undefined) return undefined;
  const end = written.slice(-head.length);
  return capitalised(foldWord(end, language) === head ? end : head);
}

/** The last part of a hyphenated word: `jurk` of `Midi-jurk`; of another the word itself. */
export function lastPiece({ word, written, parts }: Pick<Token, 'word' | 'written' | 'parts'>): Written {
  const piece = parts.at(-1);
  return piece === undefined
    ? { word, written }
    : { word: piece, written: written.split(/[‐‑–-]+/).findLast((part) => part !== '') ?? piece };
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
