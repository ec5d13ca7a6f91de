import type { Analyser } from './analyser/analyser.ts';
import type { Token } from './analyser/tokens.ts';
import {
  correctSpelling,
  widenTokens,
  type CorrectedTokens,
  type Correction,
} from './correction/correct-tokens.ts';
import type { WordCandidates } from './correction/word-candidates.ts';
import type { Snapshot } from './index/snapshot.ts';
import { listProducts } from './query/list-products.ts';
import { meantValues } from './query/meant-values.ts';
import { matchRelaxed, type RelaxedMatch } from './query/relax.ts';
import type { ListAnswer, SearchRequest } from './query/search-request.ts';
import { queryTokens, understand, type Understood } from './query/understand.ts';

interface SearchParts {
  /** Of the same version as the snapshot. */
  analyser: Analyser;
  snapshot: Snapshot;
  candidates: WordCandidates;
}

export interface SearchAnswer extends ListAnswer {
  /** Words for which others were taken. The page says so. */
  corrected: readonly Correction[];
  /** Words without which it was searched, as typed: nothing has them, or not with the others. The page says so. */
  leftOut: readonly string[];
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
    return { ...listProducts(snapshot, request), corrected: [], leftOut: [], meant: new Set() };
  const tokens = queryTokens(request.term, analyser);
  const { meaning, found, without } = matched(await spelled(tokens, parts), parts);
  const meant = meantValues(meaning.tokens, analyser, snapshot);
  const list = listProducts(snapshot, { ...request, meant }, found);
  const unknown = meaning.unknown.map(({ written }) => written);
  return {
    ...list,
    corrected: meaning.corrected,
    leftOut: meaning.groups.length > 0 ? [...unknown, ...without] : [],
    meant,
  };
}

interface Meaning extends CorrectedTokens, Understood {}

/** What the words mean, typing errors corrected; unknown compounds are taken for what they are in wider terms. */
async function spelled(tokens: readonly Token[], parts: SearchParts): Promise<Meaning> {
  const { analyser, snapshot, candidates } = parts;
  const first = understand(tokens, analyser, snapshot);
  if (first.unknown.length === 0) return { ...first, tokens, corrected: [] };
  const better = await correctSpelling(tokens, first.unknown, analyser, candidates);
  const second = understand(better.tokens, analyser, snapshot);
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
  const first = matchRelaxed(parts.snapshot, meaning.groups);
  if (first.found.length > 0 || meaning.groups.length === 0) return { ...first, meaning };
  const wider = widened(meaning, parts);
  return { ...matchRelaxed(parts.snapshot, wider.groups), meaning: wider };
}
