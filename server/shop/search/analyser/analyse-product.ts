import { fieldWeights } from '../ranking-parameters.ts';
import type { SearchProduct } from '../search-product.ts';
import type { Language } from './language.ts';
import { createTermCollector, type TermCollector } from './term-collector.ts';
import type { Token } from './tokens.ts';
import { typeWords, type TypeContext } from './type-words.ts';
import type { WordAnalysis } from './word-analysis.ts';

export interface AnalysedProduct {
  /** Weights by term. */
  terms: ReadonlyMap<string, number>;
  /** Words as they are written, by their folded form: what typing errors are corrected to. */
  words: ReadonlyMap<string, string>;
  /** What it is, as written: the type that was given, or found in the name; may be empty. */
  type: string;
}

export interface ProductContext {
  language: Language;
  tokens(text: string): readonly Token[];
  analysis: WordAnalysis;
  /** Stems of the words for whom things are. */
  targets: ReadonlySet<string>;
}

/** More of a description says nothing new. */
const maxDescription = 2000;

/** The terms of a product with the weight of the best place where each stands. */
export function analyseProduct(product: SearchProduct, context: ProductContext): AnalysedProduct {
  const { analysis, tokens } = context;
  const collector = createTermCollector(analysis);
  const confirmed = addCategories(product, context, collector);
  const type = addType(product, { ...context, confirmed }, collector);
  const addText = (text: string, weight: number, headWeight: number = fieldWeights.modifier): void => {
    for (const token of tokens(text)) {
      collector.addToken(token, weight, headWeight);
      collector.note(token);
    }
  };
  for (const text of product.targetGroups) addText(text, fieldWeights.targetGroup);
  for (const text of [product.brand, ...product.models]) {
    addText(text, fieldWeights.brand);
    collector.add(joinedTerm(tokens(text), analysis), fieldWeights.model);
  }
  for (const text of product.colours) addText(text, fieldWeights.colour);
  for (const text of product.sizes) addText(text, fieldWeights.size);
  for (const text of product.attributes) addText(text, fieldWeights.attribute);
  // A name repeats the type: what the type does not confirm, the name does not either.
  addText(product.name, fieldWeights.name, fieldWeights.doubtfulHead);
  for (const { word } of tokens(product.description.slice(0, maxDescription)))
    if (!analysis.isStopWord(word)) collector.add(analysis.termOf(word), fieldWeights.description);
  return { terms: collector.terms, words: collector.words, type };
}

/** Several words written as one: `calvinklein`, `aew9057u8`; empty for a single one. */
function joinedTerm(tokens: readonly Token[], analysis: WordAnalysis): string {
  return tokens.length > 1 ? analysis.termOf(tokens.map(({ word }) => word).join('')) : '';
}

/** The categories' terms. Returns what they confirm: their words, and `schuh` of `damenschuhe`. */
function addCategories(
  { categories }: SearchProduct,
  { tokens, analysis, targets }: ProductContext,
  collector: TermCollector,
): ReadonlySet<string> {
  const confirmed = new Set<string>();
  for (const token of categories.flatMap((label) => tokens(label))) {
    if (analysis.isStopWord(token.word)) continue;
    collector.note(token);
    for (const word of [token.word, ...token.parts]) confirmed.add(analysis.termOf(word));
    const parts = analysis.partsOf(token.word) ?? [];
    const head = parts.at(-1);
    const isForTargets = parts.slice(0, -1).every((part) => targets.has(part));
    if (isForTargets && head !== undefined) confirmed.add(head);
    collector.addToken(
      token,
      fieldWeights.category,
      isForTargets ? fieldWeights.category : fieldWeights.doubtfulHead,
    );
  }
  return confirmed;
}

/** The terms of the type. Returns its words as written. */
function addType(product: SearchProduct, context: TypeContext, collector: TermCollector): string {
  const { analysis, language, confirmed } = context;
  const words = typeWords(product, context);
  const head = language.headStands === 'first' ? words[0] : words.at(-1);
  for (const token of words) {
    collector.note(token);
    if (token === head) {
      collector.addToken(token, fieldWeights.type, fieldWeights.doubtfulHead);
      for (const term of widerTerms(token, context))
        if (confirmed.has(term)) collector.add(term, fieldWeights.head);
    } else {
      collector.addToken(token, fieldWeights.typeDetail, fieldWeights.modifier);
    }
  }
  collector.add(joinedTerm(words, analysis), fieldWeights.typeDetail);
  return product.type === '' ? words.map(({ written }) => written).join(' ') : product.type;
}

/** What a thing may be in wider terms: `kleid` of `sommerkleid`, `jeans` of `skinny-jeans`. */
function widerTerms({ word, parts }: Token, { language, analysis }: TypeContext): string[] {
  const piece = language.headStands === 'first' ? parts[0] : parts.at(-1);
  const ends = analysis.endsOf(piece ?? word);
  return piece === undefined ? [...ends] : [analysis.termOf(piece), ...ends];
}
