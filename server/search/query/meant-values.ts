import type { Analyser } from '../analyser/analyser.ts';
import type { Token } from '../analyser/tokens.ts';
import type { Snapshot } from '../index/snapshot.ts';

/** Values of variants by the terms of their labels; made once for a snapshot. */
const known = new WeakMap<Snapshot, ReadonlyMap<string, readonly number[]>>();

/** Colours and sizes that the words of a query name: `rotes kleid` is to be shown in red. */
export function meantValues(
  tokens: readonly Token[],
  analyser: Analyser,
  snapshot: Snapshot,
): ReadonlySet<number> {
  let byTerm = known.get(snapshot);
  if (!byTerm) known.set(snapshot, (byTerm = valuesByTerm(analyser, snapshot)));
  const terms = byTerm;
  return new Set(tokens.flatMap((token) => terms.get(termOf(token, analyser)) ?? []));
}

function valuesByTerm(
  analyser: Analyser,
  { columns: { facets, values } }: Snapshot,
): ReadonlyMap<string, readonly number[]> {
  const onVariant = new Set(facets.filter(({ isOnVariant }) => isOnVariant).map(({ id }) => id));
  const found = new Map<string, number[]>();
  for (const { id, facet, label } of values) {
    const [token, ...more] = onVariant.has(facet) ? analyser.tokens(label) : [];
    if (!token || more.length > 0) continue;
    const term = termOf(token, analyser);
    found.set(term, [...(found.get(term) ?? []), id]);
  }
  return found;
}

function termOf({ word, isShape }: Token, analyser: Analyser): string {
  return isShape ? word : analyser.termOf(word);
}
