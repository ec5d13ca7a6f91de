import type { Synonyms } from '../languages/language.ts';
import type { Token } from './tokens.ts';
import type { WordAnalysis } from './word-analysis.ts';

/** Another way to say a word. */
export interface Meaning {
  /** Folded, parts of phrases joined: to be put in place of a part of a compound. */
  word: string;
  /** Terms that must all be there. */
  terms: readonly string[];
}

/**
 * Meanings by term. Synonyms go through the same analysis as everything else; of a phrase of several words the key is the
 * term of them written as one.
 */
export function createThesaurus(
  all: readonly Synonyms[],
  tokens: (text: string) => readonly Token[],
  { termOf, isStopWord }: WordAnalysis,
): ReadonlyMap<string, readonly Meaning[]> {
  const found = new Map<string, Meaning[]>();

  const keyOf = (text: string): string => termOf(joined(tokens(text)));

  function meaningOf(text: string): Meaning {
    const own = tokens(text).filter(({ word }) => !isStopWord(word));
    return { word: joined(own), terms: own.map(({ word }) => termOf(word)) };
  }

  function add(from: string, to: string): void {
    const key = keyOf(from);
    const meaning = meaningOf(to);
    const own = found.get(key) ?? [];
    found.set(key, own);
    if (key !== termOf(meaning.word) && !own.some(({ word }) => word === meaning.word)) own.push(meaning);
  }

  for (const { same, means } of all) {
    for (const group of same)
      for (const from of group) for (const to of group) if (from !== to) add(from, to);
    for (const [from, meanings] of Object.entries(means)) for (const to of meanings) add(from, to);
  }
  return found;
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join('');
}
