import type { Snapshot } from '../index/snapshot.ts';
import { matchGroups } from './match.ts';
import type { QueryGroup } from './query-group.ts';

export interface RelaxedMatch {
  /** Slots; valid until the next match in the snapshot. */
  found: Uint32Array;
  /** Words that were left out so that something is found, as typed. */
  without: readonly string[];
}

/** Matches all groups; if nothing holds them all, leaves out one, then two: first what is least often the type of a product. */
export function matchRelaxed(snapshot: Snapshot, groups: readonly QueryGroup[]): RelaxedMatch {
  for (const without of waysToLeaveOut(groups)) {
    const kept = groups.filter((group) => !without.includes(group));
    const found = matchGroups(snapshot, kept);
    if (found.length > 0) return { found, without: without.map(({ written }) => written) };
  }
  return { found: new Uint32Array(0), without: [] };
}

function waysToLeaveOut(groups: readonly QueryGroup[]): (readonly QueryGroup[])[] {
  if (groups.length === 0) return [];
  const leastTypesFirst = groups.toSorted((one, other) => one.types - other.types);
  const ones = groups.length > 1 ? leastTypesFirst.map((group) => [group]) : [];
  const twos =
    groups.length > 2
      ? leastTypesFirst.flatMap((one, at) => leastTypesFirst.slice(at + 1).map((other) => [one, other]))
      : [];
  return [[], ...ones, ...twos];
}
