import { fieldWeights } from '../ranking/ranking-parameters.ts';
import type { Token } from './tokens.ts';
import type { WordAnalysis } from './word-analysis.ts';

/** Gathers the terms of a product, each with the weight of the best place where it stands. */
export interface TermCollector {
  terms: ReadonlyMap<string, number>;
  /** Words as they are written, by their folded form. */
  words: ReadonlyMap<string, string>;
  add(term: string, weight: number): void;
  /** A word, the parts of a hyphenated one, and what a compound is made of: its head gets a weight of its own. */
  addToken(token: Token, weight: number, headWeight: number): void;
  /** Notes the words of a token for the correction of typing errors. */
  note(token: Token): void;
}

export function createTermCollector(analysis: WordAnalysis): TermCollector {
  const terms = new Map<string, number>();
  const words = new Map<string, string>();

  function add(term: string, weight: number): void {
    if (term !== '' && (terms.get(term) ?? -1) < weight) terms.set(term, weight);
  }

  function addParts(word: string, headWeight: number): void {
    const made = analysis.partsOf(word) ?? [];
    for (const [index, part] of made.entries())
      add(part, index === made.length - 1 ? headWeight : fieldWeights.modifier);
  }

  function addPieces({ parts }: Token, weight: number, headWeight: number): void {
    for (const [index, piece] of parts.entries()) {
      const own =
        index === parts.length - 1 ? Math.min(weight, fieldWeights.typeDetail) : fieldWeights.modifier;
      if (piece.length > 1 && !analysis.isStopWord(piece)) add(analysis.termOf(piece), own);
      addParts(piece, Math.min(headWeight, fieldWeights.modifier));
    }
    // `in-ear` of `In-Ear-Kopfhörer`.
    if (parts.length > 2) add(analysis.termOf(parts.slice(0, -1).join('')), fieldWeights.modifier);
  }

  return {
    terms,
    words,
    add,
    addToken(token, weight, headWeight) {
      if (analysis.isStopWord(token.word)) return;
      add(analysis.termOf(token.word), weight);
      for (const looser of token.looser) add(looser, Math.min(weight, fieldWeights.attribute));
      addPieces(token, weight, headWeight);
      addParts(token.word, headWeight);
    },
    note(token) {
      if (token.isShape) return;
      for (const word of [token.word, ...token.parts]) {
        // Words with digits are no words to correct to.
        if (word.length < 3 || /\d/.test(word) || words.has(word)) continue;
        words.set(word, word === token.word ? token.written.replaceAll(/[®™]/g, '') : word);
      }
    },
  };
}
