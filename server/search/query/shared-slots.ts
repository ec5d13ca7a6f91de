import type { Columns } from '../index/columns.ts';
import type { Workspace } from '../index/workspace.ts';
import { fieldWeights } from '../ranking/ranking-parameters.ts';

/** Slots that hold several terms, with the mean of their weights. */
interface SharedSlots {
  slots: Uint32Array;
  weights: Uint8Array;
  count: number;
}

/** The slots that hold all these terms; what only a description mentions does not count. Valid until the next call. */
export function sharedSlots(
  places: readonly number[],
  { postingStart, postingSlots, postingWeights }: Columns,
  { shared, sharedWeights }: Workspace,
): SharedSlots {
  const sizeOf = (place: number): number => (postingStart[place + 1] ?? 0) - (postingStart[place] ?? 0);
  const rarestFirst = places.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  let [from, into] = shared;
  let [fromWeights, intoWeights] = sharedWeights;
  let count = 0;
  for (const [index, place] of rarestFirst.entries()) {
    const end = postingStart[place + 1] ?? 0;
    let at = postingStart[place] ?? 0;
    let kept = 0;
    const size = index === 0 ? end - at : count;
    for (let candidate = 0; candidate < size; candidate++) {
      const slot = (index === 0 ? postingSlots[at + candidate] : from[candidate]) ?? 0;
      const own = index === 0 ? at + candidate : (at = seek(postingSlots, slot, at, end));
      if (own >= end) break;
      const weight = postingWeights[own] ?? 0;
      if (postingSlots[own] !== slot || weight === fieldWeights.description) continue;
      into[kept] = slot;
      intoWeights[kept++] = (fromWeights[candidate] ?? 0) * Number(index > 0) + weight;
    }
    count = kept;
    [from, into] = [into, from];
    [fromWeights, intoWeights] = [intoWeights, fromWeights];
  }
  for (let at = 0; at < count; at++) fromWeights[at] = Math.floor((fromWeights[at] ?? 0) / places.length);
  return { slots: from, weights: fromWeights, count };
}

/** The first place from `at` on whose slot is not before this one: steps that double, then halves. */
function seek(slots: Uint32Array, slot: number, at: number, end: number): number {
  let step = 1;
  let low = at;
  while (low + step < end && (slots[low + step] ?? 0) < slot) {
    low += step;
    step *= 2;
  }
  let high = Math.min(end, low + step + 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
