import { fieldWeights } from '../ranking/ranking-parameters.ts';
import { foldWord } from './fold.ts';
import { withoutTerm } from './without-term.ts';
import type { SearchProduct } from './search-product.ts';
import { categoryWords } from './category-terms.ts';
import type { Language } from '../languages/language.ts';
import { departmentOf } from './learn-words.ts';
import { createTermCollector, type TermCollector } from './term-collector.ts';
import type { Token } from './tokens.ts';
import { typeWords, type TypeContext } from './type-words.ts';
import { capitalised, lastPiece, widerName } from './wider-name.ts';
import type { WordAnalysis } from './word-analysis.ts';

export interface AnalysedProduct {
  /** Weights by term. */
  terms: ReadonlyMap<string, number>;
  /** Words as they are written, by their folded form: what typing errors are corrected to. */
  words: ReadonlyMap<string, string>;
  /** What it is, as written: the type that was given, or found in the name; may be empty. */
  type: string;
  /** What it is in wider terms that its categories confirm, as shoppers write them: `Kleid` of a Wickelkleid. */
  wider: readonly string[];
  /** How its type ends, confirmed or not, where no other category is called so: `Kasten` of a Kleiderkasten. */
  ends: readonly string[];
}

interface ProductContext {
  language: Language;
  tokens(text: string): readonly Token[];
  analysis: WordAnalysis;
  /** Stems of the words for whom things are. */
  targets: ReadonlySet<string>;
  /** By term: the departments in which a category is called so. */
  departments: ReadonlyMap<string, readonly string[]>;
}

/** More of a description says nothing new. */
const maxDescription = 2000;

/** The terms of a product with the weight of the best place where each stands. */
export function analyseProduct(product: SearchProduct, context: ProductContext): AnalysedProduct {
  const { analysis, tokens } = context;
  const collector = createTermCollector(analysis);
  const confirmed = addCategories(product, context, collector);
  const { type, wider, ends } = addType(product, { ...context, confirmed }, collector);
  const negations = new Set(
    context.language.conditions.without.map((word) => foldWord(word, context.language)),
  );
  const tokensWith = (text: string): Token[] => {
    const all = tokens(text);
    return all.filter((token, at) => {
      if (!negations.has(all[at - 1]?.word ?? '')) return true;
      // `Bralette ohne Bügel` is none with Bügel.
      collector.add(withoutTerm(analysis.termOf(token.word)), fieldWeights.name);
      return false;
    });
  };
  const addText = (text: string, weight: number, headWeight: number = fieldWeights.modifier): void => {
    for (const token of tokensWith(text)) {
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
  for (const text of product.attributes) {
    // What is made of Schurwolle is made of Wolle.
    addText(text, fieldWeights.attribute, fieldWeights.attribute);
    for (const { word, isShape } of tokens(text))
      if (!isShape) collector.add(analysis.headOf(word) ?? '', fieldWeights.attribute);
  }
  // A name repeats the type: what the type does not confirm, the name does not either.
  addText(product.name, fieldWeights.name, fieldWeights.doubtfulHead);
  for (const { word } of tokensWith(product.description.slice(0, maxDescription)))
    if (!analysis.isStopWord(word)) collector.add(analysis.termOf(word), fieldWeights.description);
  return { terms: collector.terms, words: collector.words, type, wider, ends };
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
  for (const label of new Set(categories.flat())) {
    for (const word of categoryWords(tokens(label), analysis, targets)) {
      const { token, terms, isForTargets } = word;
      collector.note(token);
      for (const target of word.targets) collector.add(target, fieldWeights.targetGroup);
      for (const term of terms) confirmed.add(term);
      collector.addToken(
        token,
        fieldWeights.category,
        isForTargets ? fieldWeights.category : fieldWeights.doubtfulHead,
      );
    }
  }
  return confirmed;
}

/** The terms of the type. Returns its words as written, and those for what it is in wider terms. */
function addType(
  product: SearchProduct,
  context: TypeContext & ProductContext,
  collector: TermCollector,
): Pick<AnalysedProduct, 'type' | 'wider' | 'ends'> {
  const { analysis, language, confirmed } = context;
  const wider = new Set<string>();
  const ends: string[] = [];
  const words = typeWords(product, context);
  const head = language.headStands === 'first' ? words[0] : words.at(-1);
  for (const token of words) {
    collector.note(token);
    if (token === head) {
      // `Robe portefeuille` is a Robe as a Sommerkleid is a Kleid: a Robe that is nothing else comes before it.
      collector.addToken(
        token,
        words.length > 1 ? fieldWeights.head : fieldWeights.type,
        fieldWeights.doubtfulHead,
      );
      if (words.length > 1 && confirmed.has(analysis.termOf(token.word)))
        wider.add(capitalised(token.written));
      for (const { name, isConfirmed } of addWiderTerms(token, product, context, collector)) {
        ends.push(name);
        if (isConfirmed) wider.add(name);
      }
    } else {
      collector.addToken(token, fieldWeights.typeDetail, fieldWeights.modifier);
    }
  }
  collector.add(joinedTerm(words, analysis), fieldWeights.type);
  const type = product.type === '' ? words.map(({ written }) => written).join(' ') : product.type;
  return { type, wider: [...wider].filter((name) => name !== type), ends };
}

/** What a thing is in wider terms: `kleid` of `sommerkleid`, `jeans` of `skinny-jeans`. Returns the words for it. */
function addWiderTerms(
  token: Token,
  product: SearchProduct,
  context: TypeContext & ProductContext,
  collector: TermCollector,
): { name: string; isConfirmed: boolean }[] {
  const { word, parts: pieces } = token;
  const { language, analysis, confirmed, tokens } = context;
  const piece = language.headStands === 'first' ? pieces[0] : pieces.at(-1);
  const ends = analysis.endsOf(piece ?? word);
  for (const term of piece === undefined ? ends : [analysis.termOf(piece), ...ends])
    if (confirmed.has(term)) collector.add(term, fieldWeights.head);
  const head = analysis.headOf(piece ?? word);
  const modifiers = analysis.partsOf(piece ?? word)?.slice(0, -1) ?? [];
  const weight = head === undefined ? 0 : weightOfHead(head, modifiers, product, context);
  if (head !== undefined) collector.add(head, weight);
  if (language.headStands === 'first') return [];
  const last = lastPiece(token);
  const isOwn = piece !== undefined && confirmed.has(analysis.termOf(piece));
  const own = isOwn ? [{ name: capitalised(last.written), isConfirmed: true }] : [];
  const name = widerName(last, analysis, language);
  if (name === undefined || weight < fieldWeights.plainHead) return own;
  for (const each of tokens(name)) collector.note(each);
  return [...own, { name, isConfirmed: weight >= fieldWeights.head }];
}

/** How sure it is that a compound is what its last part says. */
function weightOfHead(
  head: string,
  modifiers: readonly string[],
  { categories }: SearchProduct,
  { confirmed, departments }: TypeContext & ProductContext,
): number {
  if (confirmed.has(head)) return fieldWeights.head;
  // A Strumpfhose among the Strümpfe is one of them, and none of the Hosen.
  if (modifiers.some((modifier) => confirmed.has(modifier))) return fieldWeights.doubtfulHead;
  const homes = departments.get(head);
  if (!homes) return fieldWeights.plainHead;
  const isKin = categories.some((path) => homes.includes(departmentOf(path)));
  return isKin ? fieldWeights.kinHead : fieldWeights.doubtfulHead;
}
