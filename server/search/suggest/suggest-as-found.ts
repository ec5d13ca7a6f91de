import type { Analyser } from '../analyser/analyser.ts';
import type { WordCandidates } from '../correction/word-candidates.ts';
import type { Snapshot } from '../index/snapshot.ts';
import { matchGroups } from '../query/match.ts';
import { plainList } from '../query/search-request.ts';
import { queryTokens, understand } from '../query/understand.ts';
import { searchProducts } from '../search-products.ts';
import type { PhraseKey, PhraseSource } from './phrase-key.ts';
import { phraseText } from './phrase-text.ts';
import { suggest, type Suggestions } from './suggest.ts';

interface SuggestParts {
  analyser: Analyser;
  snapshot: Snapshot;
  candidates: WordCandidates;
  phrases: PhraseSource;
}

/** Products beside the phrases. */
const products = 6;
/** With so many phrases nobody looks for more. */
const enough = 5;
const most = 10;
/** Ways to complete the last word that are tried with the words before it. */
const tried = 6;

/**
 * Phrases that begin with what was typed, and products: those that a search for it would find, its last word being only begun.
 * Of a word that stands for others theirs come first: `couch` is a Sofa before a Couchtisch.
 */
export async function suggestAsFound(typed: string, parts: SuggestParts): Promise<Suggestions> {
  const { analyser, snapshot, candidates, phrases: source } = parts;
  const own = await suggest(typed, source, analyser.language);
  const answer = await searchProducts(
    { ...plainList, term: typed, take: products, isBegun: true },
    { analyser, snapshot, candidates },
  );
  const whole = await foundAsItIs(typed, parts);
  const found = [...whole, ...answer.hits.map(({ doc }) => doc)];
  const lead = await otherWords(typed, parts);
  const phrases = distinct([...lead, ...own.phrases]);
  const more = phrases.length < enough ? await completed(typed, parts) : [];
  // What was typed in vain tells less than phrases that it nearly begins.
  const isVain = answer.leftOut.some((word) => typed.endsWith(word)) && own.docs.length > 0;
  return {
    phrases: distinct([...phrases, ...more]).slice(0, most),
    docs: [...new Set(isVain ? [...own.docs, ...found] : [...found, ...own.docs])].slice(0, products),
  };
}

/** Where the last word is one already, what it finds comes before what it may become. */
async function foundAsItIs(
  typed: string,
  { analyser, snapshot, candidates }: SuggestParts,
): Promise<number[]> {
  const { groups, unknown } = understand(queryTokens(typed, analyser), analyser, snapshot);
  if (groups.length === 0 || unknown.length > 0) return [];
  const answer = await searchProducts(
    { ...plainList, term: typed, take: products },
    { analyser, snapshot, candidates },
  );
  return answer.leftOut.length > 0 ? [] : answer.hits.map(({ doc }) => doc);
}

type Phrase = Suggestions['phrases'][number];

/** Phrases of what a word stands for as it is. */
async function otherWords(typed: string, { analyser, phrases }: SuggestParts): Promise<Phrase[]> {
  const [token, ...more] = queryTokens(typed, analyser);
  if (!token || token.isShape || more.length > 0) return [];
  const meanings = analyser.meaningsOf(analyser.termOf(token.word));
  const found = await Promise.all(
    meanings.slice(0, tried).map(async ({ word }) => {
      const keys = await phrases.startingWith(word, tried);
      return keys.filter((each) => each.key === word || isPlainPhrase(each, word, analyser));
    }),
  );
  return found.flat();
}

function isPlainPhrase({ display }: PhraseKey, word: string, { language }: Analyser): boolean {
  return phraseText(display, language).replaceAll(' ', '') === word;
}

/** The words before the last with what it may become, where something is all of that; of one word what it may stand for. */
async function completed(typed: string, { analyser, snapshot, phrases }: SuggestParts): Promise<Phrase[]> {
  const last = queryTokens(typed, analyser).at(-1);
  if (!last || last.isShape) return [];
  const before = typed.slice(0, typed.toLowerCase().lastIndexOf(last.written.toLowerCase()));
  const words = [
    last.word,
    ...analyser.begunMeanings(last.word).flatMap((term) => analyser.meaningsOf(term).map(({ word }) => word)),
  ];
  const keys = await Promise.all(
    [...new Set(words)].slice(0, tried).map((word) => phrases.startingWith(word, tried)),
  );
  const displays = distinct(keys.flat().filter(({ kind }) => kind === 'type' || kind === 'brand'));
  if (before.trim() === '') return displays;
  return displays.slice(0, tried).flatMap(({ kind, display }) => {
    const text = `${before}${display}`;
    const { groups, unknown } = understand(queryTokens(text, analyser), analyser, snapshot);
    const isThere =
      unknown.length === 0 && groups.length > 0 && matchGroups(snapshot, groups, false).length > 0;
    return isThere ? [{ kind, display: text, target: '' }] : [];
  });
}

function distinct(phrases: readonly Phrase[]): Phrase[] {
  const seen = new Set<string>();
  return phrases.flatMap(({ kind, display, target }) => {
    const name = `${target}\n${display}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ kind, display, target }];
  });
}
