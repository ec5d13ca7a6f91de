import type { Analyser } from './analyser/analyser.ts';
import type { Token } from './analyser/tokens.ts';
import {
  correctSpelling,
  widenTokens,
  type CorrectedTokens,
  type Correction,
} from './correction/correct-tokens.ts';
import type { WordCandidates } from './correction/word-candidates.ts';
import { placeOfTerm, type Snapshot } from './index/snapshot.ts';
import { withoutTerm } from './analyser/without-term.ts';
import { leaveOutHolders } from './query/leave-out-holders.ts';
import { listProducts } from './query/list-products.ts';
import { meantValues } from './query/meant-values.ts';
import type { QueryGroup } from './query/query-group.ts';
import { matchRelaxed, type RelaxedMatch } from './query/relax.ts';
import { readEnergy, type TypedEnergy } from './query/read-energy.ts';
import { readWithout, type TypedWithout } from './query/read-without.ts';
import { valuesLabelled } from './index/values-labelled.ts';
import { readPrice } from './query/read-price.ts';
import type { ListAnswer, ListRequest, SearchRequest, TypedValues } from './query/search-request.ts';
import { queryTokens, understand, type Understood } from './query/understand.ts';

const energyFacet = 'energy';

interface SearchParts {
  /** Of the same version as the snapshot. */
  analyser: Analyser;
  snapshot: Snapshot;
  candidates: WordCandidates;
}

/** A condition among the words, with the words that say it. */
export type TypedCondition = { written: string } & (
  | { kind: 'price'; from?: number; to?: number }
  | { kind: 'values'; values: readonly number[] }
  | { kind: 'without'; word: string }
);

export interface SearchAnswer extends ListAnswer {
  /** Words for which others were taken. The page says so. */
  corrected: readonly Correction[];
  /** Words without which it was searched, as typed: nothing has them, or not with the others. The page says so. */
  leftOut: readonly string[];
  /** What was read as a filter, as the page shows them. */
  conditions: readonly TypedCondition[];
  /** Values of variants that the words name. */
  meant: ReadonlySet<number>;
}

/**
 * Searches, filters and counts. The term must have passed `readTerm`. Waits for nothing but words for typing errors; throws
 * when analyser and snapshot do not fit.
 */
export async function searchProducts(request: SearchRequest, parts: SearchParts): Promise<SearchAnswer> {
  const { analyser, snapshot } = parts;
  if (analyser.wordsVersion !== snapshot.columns.wordsVersion)
    throw new Error(
      `words of version ${analyser.wordsVersion} with an index of version ${snapshot.columns.wordsVersion}`,
    );
  if (request.term === undefined)
    return {
      ...listProducts(snapshot, request),
      corrected: [],
      leftOut: [],
      conditions: [],
      meant: new Set(),
    };
  const price = readPrice(request.term, analyser.language);
  const energy = readEnergy(price?.rest ?? request.term, analyser.language);
  const read = readWithout(queryTokens((energy ?? price)?.rest ?? request.term, analyser), analyser);
  const { meaning, found, without } = matched(await spelled(read.tokens, parts, request.isBegun), parts);
  const meant = meantValues(meaning.tokens, analyser, snapshot);
  const filters: TypedFilter[] = [
    ...meant.map(({ values, axis, written }): TypedFilter => ({
      condition: { kind: 'values', values, written: written.join(' ') },
      typed: { values, axis },
    })),
    ...(energy ? energyFilter(energy, snapshot) : []),
    ...(price ? [{ condition: { kind: 'price' as const, ...limitsOf(price), written: price.written } }] : []),
  ];
  // Where only conditions were typed, everything is looked through.
  const isPlain = read.tokens.length === 0 && (filters.length > 0 || read.without.length > 0);
  const candidates = isPlain ? snapshot.workspace.all : found;
  const slots = withoutHolders(candidates, read.without, parts);
  const shown = new Set(meant.flatMap(({ values }) => values));
  const { list, kept } = listFiltered({ ...request, meant: shown }, filters, slots, snapshot);
  const unknown = meaning.unknown.map(({ written }) => written);
  const given = filters.filter((filter) => !kept.includes(filter)).map(({ condition }) => condition.written);
  return {
    ...list,
    corrected: meaning.corrected,
    leftOut:
      list.total > 0 || meaning.groups.length > 0 ? [...new Set([...unknown, ...without, ...given])] : [],
    conditions: [
      ...kept.map(({ condition }) => condition),
      ...read.without.map(({ token, written }) => ({
        kind: 'without' as const,
        word: token.written,
        written,
      })),
    ],
    meant: shown,
  };
}

function energyFilter({ label, written }: TypedEnergy, snapshot: Snapshot): TypedFilter[] {
  const values = valuesLabelled(snapshot, energyFacet, label);
  return values.length === 0 ? [] : [{ condition: { kind: 'values', values, written }, typed: { values } }];
}

/** A condition, and the values by which it filters; a price filters by itself. */
interface TypedFilter {
  condition: TypedCondition;
  typed?: TypedValues;
}

function limitsOf({ from, to }: SearchRequest['price']): SearchRequest['price'] {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The list with all conditions; where they leave nothing whatever is chosen beside them, without the last of them. */
function listFiltered(
  request: SearchRequest,
  filters: readonly TypedFilter[],
  slots: Uint32Array,
  snapshot: Snapshot,
): { list: ListAnswer; kept: readonly TypedFilter[] } {
  const listWith = (asked: ListRequest, kept: readonly TypedFilter[]): ListAnswer =>
    listProducts(snapshot, requestWith(asked, kept), slots);
  const list = listWith(request, filters);
  if (list.total > 0 || filters.length === 0 || slots.length === 0) return { list, kept: filters };
  const plain: ListRequest = { ...request, values: [], price: {}, take: 0, skip: 0, withEmpty: false };
  delete plain.rating;
  const ways = [filters, ...filters.map((_, at) => filters.toSpliced(at, 1)), []];
  const kept = ways.find((way) => listWith(plain, way).total > 0) ?? [];
  return kept === filters ? { list, kept } : { list: listWith(request, kept), kept };
}

function requestWith(request: ListRequest, filters: readonly TypedFilter[]): ListRequest {
  const prices = filters.flatMap(({ condition }) => (condition.kind === 'price' ? [condition] : []));
  const from = Math.max(request.price.from ?? 0, ...prices.map((each) => each.from ?? 0));
  const to = Math.min(request.price.to ?? Infinity, ...prices.map((each) => each.to ?? Infinity));
  return {
    ...request,
    price: { ...(from > 0 && { from }), ...(to < Infinity && { to }) },
    typed: filters.flatMap(({ typed }) => (typed ? [typed] : [])),
  };
}

/** Takes out what has a word that was typed behind `ohne`; all of it stays where that would be all. */
function withoutHolders(
  slots: Uint32Array,
  without: readonly TypedWithout[],
  { analyser, snapshot }: SearchParts,
): Uint32Array {
  let kept = slots;
  for (const { token } of without) {
    const [group] = understand([token], analyser, snapshot).groups;
    if (!group) continue;
    const praised = placeOfTerm(snapshot, withoutTerm(analyser.termOf(token.word)));
    kept = leaveOutHolders(kept, group, praised, snapshot);
  }
  return kept;
}

interface Meaning extends CorrectedTokens, Understood {}

/** What the words mean, typing errors corrected; unknown compounds are taken for what they are in wider terms. */
async function spelled(tokens: readonly Token[], parts: SearchParts, isBegun = false): Promise<Meaning> {
  const { analyser, snapshot, candidates } = parts;
  const first = understand(tokens, analyser, snapshot, isBegun);
  if (first.unknown.length === 0) return { ...first, tokens, corrected: [] };
  // What is only begun is no typing error yet.
  const wrong = first.unknown.filter(({ at }) => !isBegun || at < tokens.length - 1);
  const better = await correctSpelling(tokens, wrong, analyser, candidates);
  const second = understand(better.tokens, analyser, snapshot, isBegun);
  const unknown = second.unknown.filter(({ isFixed }) => !isFixed).map(({ at }) => at);
  return widened({ ...second, ...better }, parts, unknown);
}

/** The meaning with compounds widened: those at the places `only`, or all. */
function widened(meaning: Meaning, { analyser, snapshot }: SearchParts, only?: readonly number[]): Meaning {
  // A wider word helps only where there are things of this kind.
  const isKind = (token: Token): boolean =>
    understand([token], analyser, snapshot).groups.some((group) => group.isKind);
  const { tokens, corrected } = widenTokens(meaning.tokens, analyser, isKind, only);
  if (corrected.length === 0) return meaning;
  return {
    ...understand(tokens, analyser, snapshot),
    tokens,
    corrected: [...meaning.corrected, ...corrected],
  };
}

/** What is found; where nothing is, even without some words, with compounds in wider terms. */
function matched(meaning: Meaning, parts: SearchParts): RelaxedMatch & { meaning: Meaning } {
  // Where nobody knows what is meant, all that is grey is no answer.
  const isThingUnknown = meaning.unknown.some(({ isFixed }) => !isFixed);
  if (isThingUnknown && meaning.groups.every(({ isQuality }) => isQuality))
    return { found: new Uint32Array(0), without: [], meaning };
  const first = matchRelaxed(parts.snapshot, guessesFirst(meaning));
  if (first.found.length > 0 || meaning.groups.length === 0) return withoutVainGuesses(first, meaning);
  const wider = widened(meaning, parts);
  return { ...matchRelaxed(parts.snapshot, wider.groups), meaning: wider };
}

/** The groups, with words that were taken for typing errors among those that are given up first: nobody typed them. */
function guessesFirst({ groups, corrected }: Meaning): readonly QueryGroup[] {
  const isGuess = ({ written }: QueryGroup): boolean => corrected.some(({ instead }) => instead === written);
  if (groups.every(isGuess)) return groups;
  return groups.map((group) => (isGuess(group) ? { ...group, isQuality: true } : group));
}

/** Of a guess that was given up nobody is told; what was typed is left out. */
function withoutVainGuesses(match: RelaxedMatch, meaning: Meaning): RelaxedMatch & { meaning: Meaning } {
  const vain = meaning.corrected.filter(({ instead }) => match.without.includes(instead));
  if (vain.length === 0) return { ...match, meaning };
  const typed = (word: string): string => vain.find(({ instead }) => instead === word)?.written ?? word;
  const corrected = meaning.corrected.filter((each) => !vain.includes(each));
  return { ...match, without: match.without.map(typed), meaning: { ...meaning, corrected } };
}
