import type { Analyser } from '../analyser/analyser.ts';
import type { Token } from '../analyser/tokens.ts';
import {
  holdersOf,
  placeOfTerm,
  placesOfThingsStartingWith,
  placesStartingWith,
  type Snapshot,
} from '../index/snapshot.ts';
import { fieldWeights, penalties, typicalShare } from '../ranking/ranking-parameters.ts';
import { isQuality } from './meant-values.ts';
import { addAlternatives, createAlternativeList } from './alternatives.ts';
import type { Alternative, QueryGroup, UnknownWord } from './query-group.ts';

/** More words than this are not looked at. */
export const maxWords = 8;

/** Shorter beginnings would be those of too many words, and more words than this are too many. */
const leastBeginning = 5;
const maxBeginnings = 8;

export interface Understood {
  groups: readonly QueryGroup[];
  unknown: readonly UnknownWord[];
}

/** The words of a query that count, at most `maxWords`. */
export function queryTokens(text: string, analyser: Analyser): Token[] {
  return analyser.tokens(text).slice(0, maxWords);
}

/**
 * What the words of a query mean in a snapshot. Neighbours whose joined form is a word are one (`t shirt`); stop words are
 * dropped, adjectives that say little only where another word remains. Where the last word `isBegun`, all that it may become.
 */
export function understand(
  tokens: readonly Token[],
  analyser: Analyser,
  snapshot: Snapshot,
  isBegun = false,
): Understood {
  const groups: QueryGroup[] = [];
  const unknown: UnknownWord[] = [];
  const dropped = droppedOf(tokens, analyser);
  let at = 0;
  while (at < tokens.length) {
    const joined = joinedAt(tokens, at, dropped, analyser, snapshot);
    if (joined) {
      groups.push(joined.group);
      at += joined.length;
      continue;
    }
    const begun = isBegun ? begunAt(tokens, at, analyser, snapshot) : undefined;
    if (begun) {
      groups.push(begun);
      break;
    }
    const token = tokens[at];
    if (token && !dropped.has(token)) {
      const group = groupOf(token, analyser, snapshot);
      if (group.alternatives.length > 0) groups.push(group);
      else unknown.push({ written: token.written, word: token.word, at, isFixed: isFixed(token) });
    }
    at++;
  }
  return { groups, unknown };
}

function isFixed({ word, isShape }: Token): boolean {
  return isShape || /\d/.test(word) || word.length < 4;
}

/** Stop words and weak adjectives, but never all words. */
function droppedOf(tokens: readonly Token[], analyser: Analyser): ReadonlySet<Token> {
  const stop = tokens.filter((token) => !token.isShape && analyser.isStopWord(token.word));
  const weak = tokens.filter((token) => !token.isShape && analyser.isWeak(token.word));
  if (new Set([...stop, ...weak]).size < tokens.length) return new Set([...stop, ...weak]);
  return new Set(stop.length < tokens.length ? stop : []);
}

function groupOf(token: Token, analyser: Analyser, snapshot: Snapshot): QueryGroup {
  const list = createAlternativeList(snapshot);
  if (token.isShape) list.add([token.word], 0);
  else addAlternatives(token.word, token.parts, list, analyser);
  const found = list.found.length > 0 ? list.found : beginnings(token, analyser, snapshot);
  const group = makeGroup(token.written, found, snapshot);
  // For whom things are is never what they are, though Damenuhren are watches for women.
  const isForSomebody = analyser.isTarget(token.word);
  const isLike = isQuality(token, analyser, snapshot) || analyser.isWeak(token.word);
  return {
    ...group,
    isKind: group.isKind && !isForSomebody,
    isQuality: isForSomebody || (isLike && !group.isKind),
  };
}

/** The last word as a beginning, or the last two written as one. */
function begunAt(
  tokens: readonly Token[],
  at: number,
  analyser: Analyser,
  snapshot: Snapshot,
): QueryGroup | undefined {
  const rest = tokens.slice(at);
  if (rest.length > 2 || rest.some(({ isShape }) => isShape)) return undefined;
  const text = rest.map(({ word }) => word).join('');
  const exact = rest.length === 1 && rest[0] ? groupOf(rest[0], analyser, snapshot).alternatives : [];
  const list = createAlternativeList(snapshot, exact);
  for (const place of placesOfThingsStartingWith(snapshot, text, maxBeginnings))
    list.addPlace(place, penalties.parts);
  for (const term of analyser.begunMeanings(text))
    for (const { terms } of analyser.meaningsOf(term)) list.add(terms, penalties.synonym);
  if (list.found.length === 0) return undefined;
  const written = rest.map((token) => token.written).join(' ');
  return { ...makeGroup(written, list.found, snapshot), isKind: false, isQuality: true };
}

/** Words that begin with one that nothing has: `wärmepumpe` of Wärmepumpentrockner, `wgg244` of WGG244A20. */
function beginnings({ word, isShape }: Token, analyser: Analyser, snapshot: Snapshot): Alternative[] {
  const term = isShape ? '' : analyser.termOf(word);
  if (term.length < leastBeginning) return [];
  return placesStartingWith(snapshot, term, maxBeginnings).map((place) => ({
    places: [place],
    penalty: penalties.parts,
  }));
}

/** Three or two neighbours that are one word in the catalogue, or a phrase with a meaning. */
function joinedAt(
  tokens: readonly Token[],
  at: number,
  dropped: ReadonlySet<Token>,
  analyser: Analyser,
  snapshot: Snapshot,
): { group: QueryGroup; length: number } | undefined {
  for (const length of [3, 2]) {
    const own = tokens.slice(at, at + length);
    if (own.length < length || own.every((token) => dropped.has(token)) || own.some(({ isShape }) => isShape))
      continue;
    const word = own.map((token) => token.word).join('');
    const term = analyser.termOf(word);
    const isKnown = placeOfTerm(snapshot, term) >= 0 || analyser.meaningsOf(term).length > 0;
    // `Kleider Schränke` are Kleiderkästen, though nothing is called Kleiderschrank.
    if (!isKnown && analyser.partsOf(word)?.length !== length) continue;
    const kept = own.filter((token) => !dropped.has(token));
    const list = createAlternativeList(snapshot);
    // `sac à main` is a Sac main for the index.
    if (kept.length > 1) list.add([analyser.termOf(kept.map((token) => token.word).join(''))], 0);
    addAlternatives(word, [], list, analyser);
    if (!isKnown && !list.found.some(({ places }) => places.length === 1)) continue;
    list.add(
      kept.map((token) => analyser.termOf(token.word)),
      penalties.partsOfKnownWord,
    );
    const written = own.map((token) => token.written).join(' ');
    if (list.found.length > 0) return { group: makeGroup(written, list.found, snapshot), length };
  }
  return undefined;
}

function makeGroup(written: string, alternatives: readonly Alternative[], { columns }: Snapshot): QueryGroup {
  let types = 0;
  let isKind = false;
  for (const { places } of alternatives) {
    const [place = 0] = places;
    if (places.length > 1) continue;
    const own = columns.typeCounts[place] ?? 0;
    types = Math.max(types, own);
    isKind ||= own >= typicalShare * holdersOf(columns, place) || isHeadOfMost(place, columns);
  }
  return { written, alternatives, types, isKind, isQuality: false };
}

/** Whether what holds a term, and not only mentions it, is mostly that in wider terms: `Kasten` of a Kleiderkasten. */
function isHeadOfMost(place: number, { postingStart, postingWeights }: Snapshot['columns']): boolean {
  let [heads, all] = [0, 0];
  for (let at = postingStart[place] ?? 0; at < (postingStart[place + 1] ?? 0); at++) {
    const weight = postingWeights[at] ?? 0;
    if (weight > fieldWeights.description) all++;
    if (weight >= fieldWeights.plainHead) heads++;
  }
  return 2 * heads > all;
}
