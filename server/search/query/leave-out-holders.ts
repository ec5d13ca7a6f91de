import type { Snapshot } from '../index/snapshot.ts';
import { fieldWeights, pointsPerWeight } from '../ranking/ranking-parameters.ts';
import type { QueryGroup } from './query-group.ts';

/**
 * The slots that do not hold a word that shall be left out, but for mentions in a description. Of `praised` terms a text says
 * itself that it goes without: these come first. Changes `workspace.sum`.
 */
export function leaveOutHolders(
  found: Uint32Array,
  { alternatives }: QueryGroup,
  praised: number,
  { columns, workspace }: Snapshot,
): Uint32Array {
  const { postingStart, postingSlots, postingWeights } = columns;
  const holders = new Set<number>();
  for (const { places } of alternatives) {
    const [place = 0] = places;
    if (places.length > 1) continue;
    for (let at = postingStart[place] ?? 0; at < (postingStart[place + 1] ?? 0); at++)
      if ((postingWeights[at] ?? 0) !== fieldWeights.description) holders.add(postingSlots[at] ?? 0);
  }
  const kept = found.filter((slot) => !holders.has(slot));
  if (praised < 0) return kept;
  const saying = new Set(postingSlots.subarray(postingStart[praised] ?? 0, postingStart[praised + 1] ?? 0));
  for (const slot of kept)
    if (saying.has(slot)) workspace.sum[slot] = (workspace.sum[slot] ?? 0) + 2 * pointsPerWeight;
  return kept;
}
