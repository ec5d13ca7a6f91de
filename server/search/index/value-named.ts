import type { Snapshot } from './snapshot.ts';

/** Numbers of values by their names; made once for a snapshot. */
const known = new WeakMap<Snapshot, ReadonlyMap<string, number>>();

/** Number of the value that a facet calls so; undefined: no product has it. */
export function valueNamed(snapshot: Snapshot, facet: string, value: string): number | undefined {
  let names = known.get(snapshot);
  if (!names) known.set(snapshot, (names = namesOf(snapshot)));
  return names.get(nameOf(facet, value));
}

function namesOf({ columns: { facets, values } }: Snapshot): ReadonlyMap<string, number> {
  const facetNames = new Map(facets.map(({ id, name }) => [id, name]));
  return new Map(values.map(({ id, facet, value }) => [nameOf(facetNames.get(facet) ?? '', value), id]));
}

/** Names of facets hold no line break. */
function nameOf(facet: string, value: string): string {
  return `${facet}\n${value}`;
}
