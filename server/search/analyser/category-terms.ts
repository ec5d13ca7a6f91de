import type { Token } from './tokens.ts';
import type { WordAnalysis } from './word-analysis.ts';

/** A word of a category's name. */
interface CategoryWord {
  token: Token;
  /** What it says of the products below: itself, parts of a hyphenated word, and `schuh` of `damenschuhe`. */
  terms: readonly string[];
  /** Whether all of it before the last part says for whom things are. */
  isForTargets: boolean;
  /** For whom: `damen` of `damenschuhe`. */
  targets: readonly string[];
}

/** The words of a category's name that say what is below it. `targets` are terms of words for whom things are. */
export function categoryWords(
  tokens: readonly Token[],
  analysis: WordAnalysis,
  targets: ReadonlySet<string>,
): CategoryWord[] {
  return tokens
    .filter(({ word }) => !analysis.isStopWord(word))
    .map((token) => {
      const parts = analysis.partsOf(token.word) ?? [];
      const head = parts.at(-1);
      const isForTargets = head !== undefined && parts.slice(0, -1).every((part) => targets.has(part));
      const own = [token.word, ...token.parts].map((word) => analysis.termOf(word));
      return {
        token,
        terms: isForTargets ? [...own, head] : own,
        isForTargets,
        targets: isForTargets ? parts.slice(0, -1) : [],
      };
    });
}
