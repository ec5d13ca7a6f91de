import type { SearchProduct } from '../search-product.ts';
import { createCompoundSplitter, withoutLinks } from './compound-splitter.ts';
import { foldWord } from './fold.ts';
import type { Language, Synonyms } from './language.ts';
import { createStem } from './stem.ts';
import { tokensOf } from './tokens.ts';

/** What is left beside a known word in so many different words is a part of words itself. */
const timesSeen = 2;
const minPart = 3;

/**
 * The words against which compounds are split: of types, categories, colours and facts of the catalogue, of synonyms, and
 * what is left beside them more than once (`sommer` of `sommerkleid` and `sommerschuh`). Folded words and stems, sorted.
 */
export function learnWords(
  products: Iterable<SearchProduct>,
  language: Language,
  synonyms: readonly Synonyms[] = [],
): string[] {
  const stem = createStem(language);
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
    for (const text of [product.type, ...product.categories, ...product.targetGroups]) once(text, compounds);
    for (const text of [...product.colours, ...product.attributes]) once(text);
    // Names hold names: what stands in them is looked at, but not known for it.
    if (product.type === '')
      for (const { word, parts, isShape } of tokensOf(product.name, language))
        if (!isShape) for (const piece of [word, ...parts]) compounds.add(piece);
  }
  for (const word of language.stopWords) known.delete(foldWord(word, language));
  for (const part of leftOvers(compounds, known, language, stem)) known.add(part);
  return [...known].toSorted();

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
  stem: (word: string) => string,
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
