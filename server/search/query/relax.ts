import type { Snapshot } from '../index/snapshot.ts';
import { matchGroups } from './match.ts';
import type { QueryGroup } from './query-group.ts';

export interface RelaxedMatch {
  /** Slots; valid until the next match in the snapshot. */
  found: Uint32Array;
  /** Words that were left out so that something is found, as typed. */
  without: readonly string[];
}

/**
 * Matches all groups; if nothing holds them all, leaves some out: what things are like before what they are, one before two,
 * two before three, and then all of it; of what they are, what is least often the type of a product.
 */
export function matchRelaxed(snapshot: Snapshot, groups: readonly QueryGroup[]): RelaxedMatch {
  const ways = waysToLeaveOut(groups);
  // A curtain in another colour is nearer than something grey whose text mentions a curtain.
  for (const isLoose of [false, true])
    for (const without of ways) {
      const kept = groups.filter((group) => !without.includes(group));
      const found = matchGroups(snapshot, kept, isLoose);
      if (found.length > 0) return { found, without: without.map(({ written }) => written) };
    }
  return { found: new Uint32Array(0), without: [] };
}

function waysToLeaveOut(groups: readonly QueryGroup[]): (readonly QueryGroup[])[] {
  if (groups.length === 0) return [];
  const byTypes = groups.toSorted((one, other) => one.types - other.types);
  const qualities = byTypes.filter(({ isQuality }) => isQuality);
  const things = byTypes.filter(({ isQuality }) => !isQuality);
  const isAll = things.length === 0;
  const ofQualities = [1, 2, 3].flatMap((size) =>
    isAll && size >= groups.length ? [] : choose(qualities, size),
  );
  const ofThings = [1, 2]
    .flatMap((size) => (size >= things.length ? [] : choose(things, size)))
    .flatMap((ways) => [ways, [...qualities, ...ways]]);
  return [[], ...ofQualities, ...(isAll ? [] : [qualities]), ...ofThings];
}

/** All choices of so many of the groups, those with the first of them first. */
function choose(groups: readonly QueryGroup[], size: number): (readonly QueryGroup[])[] {
  if (size === 0) return [[]];
  return groups.flatMap((group, at) =>
    choose(groups.slice(at + 1), size - 1).map((others) => [group, ...others]),
  );
}
