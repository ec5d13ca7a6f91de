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
  const place = firstPlaceFrom(columns, term);
  return columns.terms[place] === term && holdersOf(columns, place) > 0 ? place : -1;
}

/** The places of the terms that begin with a text, those that most products have first. */
export function placesStartingWith({ columns }: Snapshot, text: string, limit: number): number[] {
  return rangeStartingWith(columns, text)
    .toSorted((one, other) => holdersOf(columns, other) - holdersOf(columns, one))
    .slice(0, limit);
}

/** The same, those that are most often what things are first. */
export function placesOfThingsStartingWith({ columns }: Snapshot, text: string, limit: number): number[] {
  const { typeCounts } = columns;
  return rangeStartingWith(columns, text)
    .toSorted(
      (one, other) =>
        (typeCounts[other] ?? 0) - (typeCounts[one] ?? 0) ||
        holdersOf(columns, other) - holdersOf(columns, one),
    )
    .slice(0, limit);
}

function rangeStartingWith(columns: Columns, text: string): number[] {
  const from = firstPlaceFrom(columns, text);
  let to = from;
  while (columns.terms[to]?.startsWith(text) === true) to++;
  return Array.from({ length: to - from }, (_, index) => from + index).filter(
    (place) => holdersOf(columns, place) > 0,
  );
}

/** How many products have the term at a place. */
export function holdersOf({ postingStart }: Columns, place: number): number {
  return (postingStart[place + 1] ?? 0) - (postingStart[place] ?? 0);
}

function firstPlaceFrom({ terms }: Columns, text: string): number {
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
