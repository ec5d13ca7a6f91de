import type { SearchProduct } from './search-product.ts';
import { categoryWords } from './category-terms.ts';
import { createCompoundSplitter, withoutLinks } from './compound-splitter.ts';
import { foldWord } from './fold.ts';
import type { Language, Synonyms } from '../languages/language.ts';
import { createStem, type Stem } from './stem.ts';
import { tokensOf } from './tokens.ts';
import { createWordAnalysis } from './word-analysis.ts';

/** What is left beside a known word in so many different words is a part of words itself. */
const timesSeen = 2;
const minPart = 3;

export interface LearnedWords {
  /** Words against which compounds are split, folded, and their stems; sorted. */
  words: readonly string[];
  /** By term of a category's name: the departments (folded) in which a category is called so. */
  homes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Learns from a catalogue: the words of types, categories, colours and facts, of synonyms, and what is left beside them more
 * than once (`sommer` of `sommerkleid` and `sommerschuh`); and in which departments categories are called what. The order of
 * the products changes nothing.
 */
export function learnWords(
  products: Iterable<SearchProduct>,
  language: Language,
  synonyms: readonly Synonyms[] = [],
): LearnedWords {
  const stem = createStem(language);
  const all = [...products];
  const words = knownWords(all, language, synonyms, stem);
  return { words: [...words].toSorted(), homes: homesOf(all, language, words, stem) };
}

/** Terms of the words for whom things are. */
export function targetTerms(language: Language, stem: Stem): ReadonlySet<string> {
  return new Set(language.targetGroups.map((word) => stem(foldWord(word, language))));
}

/** Names departments in `LearnedWords.homes`. */
export function departmentOf(path: readonly string[]): string {
  return (path[0] ?? '').normalize('NFKC').toLowerCase().trim();
}

function homesOf(
  products: readonly SearchProduct[],
  language: Language,
  words: ReadonlySet<string>,
  stem: Stem,
): Record<string, string[]> {
  const splitter = createCompoundSplitter(words, language.links, stem);
  const analysis = createWordAnalysis(language, stem, splitter);
  const targets = targetTerms(language, stem);
  const homes = new Map<string, Set<string>>();
  const seen = new Set<string>();
  for (const path of products.flatMap(({ categories }) => categories)) {
    const key = path.join('\n');
    if (seen.has(key)) continue;
    seen.add(key);
    const tokens = path.flatMap((label) => tokensOf(label, language));
    for (const term of categoryWords(tokens, analysis, targets).flatMap((word) => word.terms)) {
      const own = homes.get(term) ?? new Set();
      homes.set(term, own.add(departmentOf(path)));
    }
  }
  const terms = [...homes.keys()].toSorted();
  return Object.fromEntries(terms.map((term) => [term, [...(homes.get(term) ?? [])].toSorted()]));
}

function knownWords(
  products: readonly SearchProduct[],
  language: Language,
  synonyms: readonly Synonyms[],
  stem: Stem,
): ReadonlySet<string> {
  const known = new Set<string>();
  const compounds = new Set<string>();

  const learn = (text: string, into?: Set<string>): void => {
    for (const { word, parts, isShape } of tokensOf(text, language)) {
      for (const piece of isShape ? [] : [word, ...parts]) {
        if (piece.length < minPart || /\d/.test(piece)) continue;
        known.add(piece).add(stem(piece));
        into?.add(piece);
      }
    }
  };

  for (const word of [...language.parts, ...language.targetGroups]) learn(word);
  for (const { same, means } of [language.synonyms, ...synonyms]) {
    for (const word of same.flat()) learn(word);
    for (const [word, meanings] of Object.entries(means)) for (const each of [word, ...meanings]) learn(each);
  }
  const seen = new Set<string>();
  for (const product of products) {
    for (const text of [product.type, ...product.categories.flat(), ...product.targetGroups])
      once(text, compounds);
    for (const text of [...product.colours, ...product.attributes]) once(text);
    // Names hold names: what stands in them is looked at, but not known for it.
    if (product.type === '')
      for (const { word, parts, isShape } of tokensOf(product.name, language))
        if (!isShape) for (const piece of [word, ...parts]) compounds.add(piece);
  }
  for (const word of language.stopWords) known.delete(foldWord(word, language));
  for (const part of leftOvers(compounds, known, language, stem)) known.add(part);
  return known;

  function once(text: string, into?: Set<string>): void {
    if (text.length > 60 || seen.has(text)) return;
    seen.add(text);
    learn(text, into);
  }
}

function leftOvers(
  compounds: ReadonlySet<string>,
  known: ReadonlySet<string>,
  { links }: Language,
  stem: Stem,
): string[] {
  const { isKnown, split } = createCompoundSplitter(known, links, stem);
  const beside = new Map<string, number>();
  if (links.length === 0) return [];
  for (const word of compounds) {
    if (split(word)) continue;
    for (let at = minPart; at <= word.length - minPart; at++) {
      if (!isKnown(word.slice(at))) continue;
      const rest = word.slice(0, at);
      for (const own of new Set([rest, ...withoutLinks(rest, links).slice(0, 1)]))
        beside.set(own, (beside.get(own) ?? 0) + 1);
      break;
    }
  }
  return [...beside].filter(([, times]) => times >= timesSeen).map(([part]) => part);
}
