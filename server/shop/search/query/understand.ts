import type { Analyser } from '../analyser/analyser.ts';
import type { Token } from '../analyser/tokens.ts';
import { placeOfTerm, type Snapshot } from '../index/snapshot.ts';
import { penalties, typicalShare } from '../ranking-parameters.ts';
import { addAlternatives, createAlternativeList } from './alternatives.ts';
import type { Alternative, QueryGroup, UnknownWord } from './query-group.ts';

/** More words than this are not looked at. */
export const maxWords = 8;

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
 * dropped, adjectives that say little only where another word remains.
 */
export function understand(tokens: readonly Token[], analyser: Analyser, snapshot: Snapshot): Understood {
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
  return makeGroup(token.written, list.found, snapshot);
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
    if (placeOfTerm(snapshot, term) < 0 && analyser.meaningsOf(term).length === 0) continue;
    const list = createAlternativeList(snapshot);
    addAlternatives(word, [], list, analyser);
    const kept = own.filter((token) => !dropped.has(token));
    list.add(
      kept.map((token) => analyser.termOf(token.word)),
      penalties.partsOfKnownWord,
    );
    const written = own.map((token) => token.written).join(' ');
    if (list.found.length > 0) return { group: makeGroup(written, list.found, snapshot), length };
  }
  return undefined;
}

function makeGroup(
  written: string,
  alternatives: readonly Alternative[],
  { columns: { typeCounts, postingStart } }: Snapshot,
): QueryGroup {
  let types = 0;
  let isKind = false;
  for (const { places } of alternatives) {
    const [place = 0] = places;
    if (places.length > 1) continue;
    const own = typeCounts[place] ?? 0;
    const holders = (postingStart[place + 1] ?? 0) - (postingStart[place] ?? 0);
    types = Math.max(types, own);
    isKind ||= own >= typicalShare * holders;
  }
  return { written, alternatives, types, isKind };
}
