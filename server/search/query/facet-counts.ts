import type { Snapshot } from '../index/snapshot.ts';
import type { FacetCounts, FacetValueCount } from './search-request.ts';

/** A facet shows so many of its values; chosen ones always, with 0 if need be. Categories are all shown. */
const maxFacetValues = 200;

/**
 * What `workspace.counts` holds, by facet; facets without any count are left out. Values that are `chosen` or `offered` are
 * told though no product has them, and by their counts there values stand in an order that no filter changes.
 */
export function facetCounts(
  { columns, values, workspace }: Snapshot,
  chosen: readonly number[],
  offered?: ReadonlyMap<number, number>,
): FacetCounts[] {
  const isChosen = new Set(chosen);
  const byFacet = new Map<number, FacetValueCount[]>();
  for (let id = 1; id < workspace.counts.length; id++) {
    const count = workspace.counts[id] ?? 0;
    const value = count > 0 || isChosen.has(id) || offered?.has(id) === true ? values[id] : undefined;
    if (!value) continue;
    const own = byFacet.get(value.facet);
    const entry = { id, label: value.label, count, isChosen: isChosen.has(id) };
    if (own) own.push(entry);
    else byFacet.set(value.facet, [entry]);
  }
  const frequency = ({ id, count }: FacetValueCount): number => (offered ? (offered.get(id) ?? 0) : count);
  const compare = (one: FacetValueCount, other: FacetValueCount): number =>
    frequency(other) - frequency(one) || one.id - other.id;
  return columns.facets.flatMap(({ id, name, isCategory }) => {
    const own = byFacet.get(id)?.toSorted(compare);
    if (!own) return [];
    const shown = own.filter((value, index) => isCategory || index < maxFacetValues || value.isChosen);
    return [{ id, name, values: shown }];
  });
}
