import type { SearchProduct } from './search-product.ts';
import { analyseProduct, type AnalysedProduct } from './analyse-product.ts';
import { createCompoundSplitter } from './compound-splitter.ts';
import type { Language, Synonyms } from '../languages/language.ts';
import { targetTerms, type LearnedWords } from './learn-words.ts';
import { createStem } from './stem.ts';
import { createThesaurus, type Meaning } from './thesaurus.ts';
import { tokensOf, type Token } from './tokens.ts';
import { createWordAnalysis, type WordAnalysis } from './word-analysis.ts';

/** What was learned from the catalogue. Index and queries must be analysed with the same version. */
export interface CatalogueWords extends LearnedWords {
  version: number;
}

/** Turns products and queries into the same terms. Holds no state but what it remembers to be quick. */
export interface Analyser extends WordAnalysis {
  language: Language;
  wordsVersion: number;
  tokens(text: string): readonly Token[];
  product(product: SearchProduct): AnalysedProduct;
  /** Whether a folded word says for whom things are. */
  isTarget(word: string): boolean;
  /** Words that mean something besides themselves: folded, and as they are written. */
  otherWords: readonly { word: string; display: string }[];
  /** Terms that begin with a folded text and mean something besides themselves, a few of them. */
  begunMeanings(text: string): readonly string[];
  /** What a term may mean besides itself. */
  meaningsOf(term: string): readonly Meaning[];
}

/** Labels of categories, colours and facts come again and again: those up to this length are taken apart once. */
const shortText = 60;
const maxRemembered = 20_000;
/** A few letters are the beginning of many words. */
const maxBegun = 12;

/** Those of the sorted words that begin with a text, the shortest first. */
function startingWith(sorted: readonly string[], text: string): readonly string[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  while (sorted[to]?.startsWith(text) === true) to++;
  return sorted
    .slice(from, to)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, maxBegun);
}

function rememberTokens(language: Language): (text: string) => readonly Token[] {
  const remembered = new Map<string, readonly Token[]>();
  return (text) => {
    if (text.length > shortText) return tokensOf(text, language);
    let tokens = remembered.get(text);
    if (tokens === undefined) {
      tokens = tokensOf(text, language);
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(text, tokens);
    }
    return tokens;
  };
}

/** The single words of synonyms, each once. */
function wordsOfSynonyms(
  all: readonly Synonyms[],
  tokens: (text: string) => readonly Token[],
): { word: string; display: string }[] {
  const found = new Map<string, string>();
  for (const display of all.flatMap(({ same, means }) => [...same.flat(), ...Object.keys(means)])) {
    const [token, ...more] = tokens(display);
    if (token && more.length === 0 && !found.has(token.word)) found.set(token.word, display);
  }
  return [...found].map(([word, display]) => ({ word, display }));
}

/** An analyser for one language and tenant: `synonyms` are added to those of the language. */
export function createAnalyser(
  language: Language,
  { version, words, homes }: CatalogueWords,
  synonyms: readonly Synonyms[] = [],
): Analyser {
  const stem = createStem(language);
  const splitter = createCompoundSplitter(new Set(words), language.links, stem);
  const analysis = createWordAnalysis(language, stem, splitter);
  const tokens = rememberTokens(language);
  const meanings = createThesaurus([language.synonyms, ...synonyms], tokens, analysis);
  const meaning = [...meanings.keys()].toSorted();
  const targets = targetTerms(language, stem);
  const departments = new Map(Object.entries(homes));
  const parts = { language, tokens, analysis, targets, departments };
  return {
    ...analysis,
    language,
    wordsVersion: version,
    tokens,
    product: (product) => analyseProduct(product, parts),
    isTarget: (word) => targets.has(stem(word)),
    otherWords: wordsOfSynonyms([language.synonyms, ...synonyms], tokens),
    begunMeanings: (text) => startingWith(meaning, text),
    meaningsOf: (term) => meanings.get(term) ?? [],
  };
}
