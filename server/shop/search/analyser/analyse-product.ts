import { fieldWeights } from '../ranking-parameters.ts';
import type { SearchProduct } from '../search-product.ts';
import type { Language } from './language.ts';
import type { Token } from './tokens.ts';
import type { WordAnalysis } from './word-analysis.ts';

export interface AnalysedProduct {
  /** Weights by term. */
  terms: ReadonlyMap<string, number>;
  /** Words as they are written, by their folded form: what typing errors are corrected to. */
  words: ReadonlyMap<string, string>;
}

interface Parts {
  language: Language;
  tokens(text: string): Token[];
  analysis: WordAnalysis;
  /** Stems of the words for whom things are. */
  targets: ReadonlySet<string>;
}

/** The terms of a product with the weight of the best place where each stands. */
export function analyseProduct(product: SearchProduct, parts: Parts): AnalysedProduct {
  const terms = new Map<string, number>();
  const words = new Map<string, string>();
  const { analysis, tokens } = parts;

  const add = (term: string, weight: number): void => {
    if (term !== '' && (terms.get(term) ?? -1) < weight) terms.set(term, weight);
  };

  /** A word, the parts of a hyphenated one, and what compounds are made of. */
  const addToken = (token: Token, weight: number, headWeight: number): void => {
    if (analysis.isStopWord(token.word)) return;
    add(analysis.termOf(token.word), weight);
    for (const looser of token.looser) add(looser, Math.min(weight, fieldWeights.attribute));
    for (const [index, part] of token.parts.entries()) {
      if (part.length > 1 && !analysis.isStopWord(part)) add(analysis.termOf(part), partWeight(index, token));
      addParts(part, Math.min(headWeight, fieldWeights.modifier));
    }
    // `in-ear` of `In-Ear-Kopfhörer`.
    if (token.parts.length > 2)
      add(analysis.termOf(token.parts.slice(0, -1).join('')), fieldWeights.modifier);
    addParts(token.word, headWeight);

    function partWeight(index: number, { parts: pieces }: Token): number {
      return index === pieces.length - 1 ? Math.min(weight, fieldWeights.typeDetail) : fieldWeights.modifier;
    }
  };

  const addParts = (word: string, headWeight: number): void => {
    const made = analysis.partsOf(word);
    for (const [index, part] of (made ?? []).entries())
      add(part, index + 1 === made?.length ? headWeight : fieldWeights.modifier);
  };

  const addText = (text: string, weight: number): void => {
    for (const token of tokens(text)) {
      addToken(token, weight, Math.min(weight, fieldWeights.modifier));
      noteWord(token, words);
    }
  };

  const confirmed = addCategories();
  addType();
  for (const text of product.targetGroups) addText(text, fieldWeights.targetGroup);
  for (const text of [product.brand, ...product.models]) addWhole(text);
  for (const text of product.colours) addText(text, fieldWeights.colour);
  for (const text of product.sizes) addText(text, fieldWeights.size);
  for (const text of product.attributes) addText(text, fieldWeights.attribute);
  addText(product.name, fieldWeights.name);
  for (const token of tokens(product.description))
    if (!analysis.isStopWord(token.word)) add(analysis.termOf(token.word), fieldWeights.description);
  return { terms, words };

  /** Brands and models, also written as one: `calvinklein`, `aew9057u8`. */
  function addWhole(text: string): void {
    addText(text, fieldWeights.brand);
    const own = tokens(text);
    if (own.length > 1) add(analysis.termOf(own.map(({ word }) => word).join('')), fieldWeights.model);
  }

  /** The categories' terms. Returns what they confirm: their words, and `schuh` of `damenschuhe`. */
  function addCategories(): ReadonlySet<string> {
    const path = new Set<string>();
    for (const label of product.categories) {
      for (const token of tokens(label)) {
        if (analysis.isStopWord(token.word)) continue;
        noteWord(token, words);
        path.add(analysis.termOf(token.word));
        for (const part of token.parts) path.add(analysis.termOf(part));
        const made = analysis.partsOf(token.word);
        const head = made?.at(-1);
        const isForTargets = made !== undefined && made.slice(0, -1).every((part) => parts.targets.has(part));
        if (isForTargets && head !== undefined) path.add(head);
        addToken(
          token,
          fieldWeights.category,
          isForTargets ? fieldWeights.category : fieldWeights.doubtfulHead,
        );
      }
    }
    return path;
  }

  function addType(): void {
    const own = typeTokens(product, confirmed, parts);
    const head = parts.language.headStands === 'first' ? own[0] : own.at(-1);
    for (const token of own) {
      noteWord(token, words);
      const isHead = token === head;
      addToken(
        token,
        isHead ? fieldWeights.type : fieldWeights.typeDetail,
        isHead ? fieldWeights.doubtfulHead : fieldWeights.modifier,
      );
      if (isHead) addHeads(token);
    }
    const [first] = own;
    if (own.length > 1 && first)
      add(analysis.termOf(own.map(({ word }) => word).join('')), fieldWeights.typeDetail);
  }

  /** `kleid` of `sommerkleid`, where the categories know it; `bh` of `bügel-bh` in any case. */
  function addHeads(token: Token): void {
    const pieces = token.parts;
    const last = (parts.language.headStands === 'first' ? pieces[0] : pieces.at(-1)) ?? token.word;
    const ends = [...(pieces.length > 0 ? [analysis.termOf(last)] : []), ...analysis.endsOf(last)];
    for (const term of ends) if (confirmed.has(term)) add(term, fieldWeights.head);
  }
}

/** The words of the type; without one, those of the name up to the first preposition, what it is last (or first). */
function typeTokens(
  product: SearchProduct,
  confirmed: ReadonlySet<string>,
  { tokens, analysis, language }: Parts,
): Token[] {
  const given = product.type === '' ? product.name : product.type;
  const own = tokens(given);
  const end = own.findIndex(({ word }, index) => index > 0 && analysis.isPreposition(word));
  const before = language.headStands === 'last' && end > 0 ? own.slice(0, end) : own;
  const words = before.filter(({ word, isShape }) => !isShape && !analysis.isStopWord(word));
  if (product.type !== '') return words;
  const isConfirmed = ({ word, parts }: Token): boolean =>
    [word, ...parts].some(
      (piece) =>
        confirmed.has(analysis.termOf(piece)) || analysis.endsOf(piece).some((term) => confirmed.has(term)),
    );
  const found = language.headStands === 'last' ? words.findLast(isConfirmed) : words.find(isConfirmed);
  if (found) return [found];
  // Nothing says what it is: what the brand and the model leave of the name.
  const taken = new Set(
    [product.brand, ...product.models].flatMap((text) => tokens(text).map(({ word }) => word)),
  );
  const plain = words.filter(({ word }) => !taken.has(word) && !/\d/.test(word));
  const guess = language.headStands === 'last' ? plain.at(-1) : plain[0];
  return guess ? [guess] : [];
}

/** Words with digits are no words to correct to. */
function noteWord(token: Token, words: Map<string, string>): void {
  if (token.isShape) return;
  for (const word of [token.word, ...token.parts])
    if (word.length > 2 && !/\d/.test(word) && !words.has(word))
      words.set(word, word === token.word ? token.written.replaceAll(/[®™]/g, '') : word);
}
