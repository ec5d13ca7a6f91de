import type { CompoundSplitter } from './compound-splitter.ts';
import { foldWord } from './fold.ts';
import type { Language } from '../languages/language.ts';
import type { Stem } from './stem.ts';

/** What can be said of one folded word. */
export interface WordAnalysis {
  /** The term under which it is found: without ending; of a compound only the last part loses its own. */
  termOf(word: string): string;
  /** Terms of the parts of a compound, what it is last; undefined when it is none. */
  partsOf(word: string): readonly string[] | undefined;
  /** Terms of all ends of a word, longest first: what a compound may be in wider terms. */
  endsOf(word: string): readonly string[];
  /** Term of what a compound is, though its beginning may be unknown: `polst` of `zierpolster`; undefined when it is none. */
  headOf(word: string): string | undefined;
  /** The same word as it stands at the end: `polster`. */
  headWordOf(word: string): string | undefined;
  /** Whether it is one of the words by which compounds are split: then it is no typing error. */
  isKnown(word: string): boolean;
  isStopWord(word: string): boolean;
  isWeak(word: string): boolean;
  isPreposition(word: string): boolean;
}

const shortestEnd = 3;
/** Beside an unknown beginning a known end must be longer, or it stands there by chance (`Kom-mode`). */
const shortestHead = 5;
const shortestUnknown = 4;
const maxRemembered = 50_000;

export function createWordAnalysis(language: Language, stem: Stem, splitter: CompoundSplitter): WordAnalysis {
  const folded = (words: readonly string[]): string[] => words.map((word) => foldWord(word, language));
  const stopWords = new Set(folded(language.stopWords));
  const weak = new Set(folded(language.weakAdjectives).map((word) => stem(word)));
  const prepositions = new Set(folded(language.prepositions));
  const ends = new Map<string, readonly string[]>();

  function termOf(word: string): string {
    const head = splitter.split(word)?.at(-1);
    return head === undefined ? stem(word) : word.slice(0, word.length - head.length) + stem(head);
  }

  function endsOf(word: string): readonly string[] {
    let known = ends.get(word);
    if (known === undefined) {
      known = language.links.length === 0 ? [] : findEnds(word);
      if (ends.size >= maxRemembered) ends.clear();
      ends.set(word, known);
    }
    return known;
  }

  function findEnds(word: string): string[] {
    const found: string[] = [];
    for (let at = shortestEnd; at <= word.length - shortestEnd; at++) found.push(termOf(word.slice(at)));
    return found;
  }

  function headWordOf(word: string): string | undefined {
    const head = splitter.split(word)?.at(-1);
    if (head !== undefined || language.links.length === 0 || /\d/.test(word)) return head;
    for (let at = shortestUnknown; at <= word.length - shortestHead; at++) {
      const end = word.slice(at);
      if (splitter.isKnown(end)) return splitter.split(end)?.at(-1) ?? end;
    }
    return undefined;
  }

  function headOf(word: string): string | undefined {
    const head = headWordOf(word);
    return head === undefined ? undefined : stem(head);
  }

  return {
    termOf,
    headOf,
    headWordOf,
    isKnown: splitter.isKnown,
    partsOf: (word) => splitter.split(word)?.map((part) => stem(part)),
    endsOf,
    isStopWord: (word) => stopWords.has(word),
    isWeak: (word) => weak.has(stem(word)),
    isPreposition: (word) => prepositions.has(word),
  };
}
