import type { Columns } from './columns.ts';
import type { FacetValueRow } from './search-rows.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** The index as requests see it: a request uses one snapshot from beginning to end. */
export interface Snapshot {
  /** Grows with each snapshot of a process; for keys of caches. */
  number: number;
  columns: Columns;
  /** Facet values by their number. */
  values: readonly (FacetValueRow | undefined)[];
  workspace: Workspace;
}

export function openSnapshot(columns: Columns, number: number): Snapshot {
  const values: (FacetValueRow | undefined)[] = Array.from({ length: columns.facetOfValue.length });
  for (const value of columns.values) values[value.id] = value;
  return { number, columns, values, workspace: createWorkspace(columns) };
}

/** The place of a term, or -1 when no product has it. */
export function placeOfTerm({ columns }: Snapshot, term: string): number {
  const { terms, postingStart } = columns;
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] ?? '') < term) from = middle + 1;
    else to = middle;
  }
  return terms[from] === term && (postingStart[from + 1] ?? 0) > (postingStart[from] ?? 0) ? from : -1;
}
