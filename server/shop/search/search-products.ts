import type { Analyser } from './analyser/analyser.ts';
import type { Token } from './analyser/tokens.ts';
import { correctWord } from './correction/correct-word.ts';
import type { WordCandidates } from './correction/word-candidates.ts';
import type { Snapshot } from './index/snapshot.ts';
import { listProducts } from './query/list-products.ts';
import type { QueryGroup } from './query/query-group.ts';
import { meantValues } from './query/meant-values.ts';
import { matchRelaxed } from './query/relax.ts';
import type { ListAnswer, SearchRequest } from './query/search-request.ts';
import { queryTokens, understand } from './query/understand.ts';

export interface SearchParts {
  /** Of the same version as the snapshot. */
  analyser: Analyser;
  snapshot: Snapshot;
  candidates: WordCandidates;
}

export interface Correction {
  written: string;
  instead: string;
}

export interface SearchAnswer extends ListAnswer {
  /** Words for which others were taken. The page says so. */
  corrected: readonly Correction[];
  /** Words without which it was searched, as typed: nothing has them, or not with the others. The page says so. */
  leftOut: readonly string[];
}

/**
 * Searches, filters and counts. The term must have passed `readTerm`. Waits for nothing but words for typing errors; throws
 * when analyser and snapshot do not fit.
 */
export async function searchProducts(request: SearchRequest, parts: SearchParts): Promise<SearchAnswer> {
  const { analyser, snapshot, candidates } = parts;
  if (analyser.wordsVersion !== snapshot.columns.wordsVersion)
    throw new Error(
      `words of version ${analyser.wordsVersion} with an index of version ${snapshot.columns.wordsVersion}`,
    );
  if (request.term === undefined) return { ...listProducts(snapshot, request), corrected: [], leftOut: [] };
  const { groups, tokens, corrected, unknown } = await meaningOf(
    request.term,
    analyser,
    snapshot,
    candidates,
  );
  const { found, without } = matchRelaxed(snapshot, groups);
  const meant = meantValues(tokens, analyser, snapshot);
  const list = listProducts(snapshot, { ...request, meant }, found);
  return {
    ...list,
    corrected,
    leftOut: list.total > 0 || groups.length > 0 ? [...unknown, ...without] : [],
  };
}

interface MeantWords {
  groups: readonly QueryGroup[];
  /** With the corrections. */
  tokens: readonly Token[];
  corrected: readonly Correction[];
  unknown: readonly string[];
}

async function meaningOf(
  term: string,
  analyser: Analyser,
  snapshot: Snapshot,
  candidates: WordCandidates,
): Promise<MeantWords> {
  const tokens = queryTokens(term, analyser);
  const first = understand(tokens, analyser, snapshot);
  const corrected: Correction[] = [];
  const better: Token[] = [...tokens];
  for (const { word, written, at, isFixed } of first.unknown) {
    const instead = isFixed ? undefined : correctWord(word, await candidates.near(word));
    const [token] = instead ? analyser.tokens(instead.display) : [];
    if (!instead || !token) continue;
    corrected.push({ written, instead: instead.display });
    better[at] = token;
  }
  const { groups, unknown } = corrected.length > 0 ? understand(better, analyser, snapshot) : first;
  return { groups, tokens: better, corrected, unknown: unknown.map(({ written }) => written) };
}
