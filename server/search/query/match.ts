import type { Snapshot } from '../index/snapshot.ts';
import { enoughMatches, fieldWeights, penalties, pointsPerWeight } from '../ranking/ranking-parameters.ts';
import { sharedSlots } from './shared-slots.ts';
import type { QueryGroup } from './query-group.ts';

interface Step {
  /** It is taken while fewer products than this are found. */
  below: number;
  /** Least weight that counts, for words that name kinds of things and for others. */
  ofKinds: number;
  ofOthers: number;
  /** Least weight of another word for one that was typed. */
  ofSynonyms: number;
  /** Whether ends of longer words count that no category confirms. */
  withDoubtful: boolean;
}

/**
 * How weak a match may be: first no mentions, and names of kinds not as parts of other words; then mentions of all else and
 * what may be of the kind; then anything. Other words for what was typed never count where a text only mentions them.
 */
const steps: readonly Step[] = [
  {
    below: Infinity,
    ofKinds: fieldWeights.name,
    ofOthers: fieldWeights.modifier,
    ofSynonyms: fieldWeights.attribute,
    withDoubtful: false,
  },
  {
    below: enoughMatches,
    ofKinds: fieldWeights.name,
    ofOthers: fieldWeights.description,
    ofSynonyms: fieldWeights.attribute,
    withDoubtful: true,
  },
  { below: 1, ofKinds: 0, ofOthers: 0, ofSynonyms: fieldWeights.modifier, withDoubtful: true },
];

const strictSteps = steps.slice(0, -1);

/**
 * The slots of the products that hold every group, where `isLoose` in any way, in no order; `workspace.sum` has their points without popularity. Both
 * stay valid until the next call for the snapshot.
 */
export function matchGroups(snapshot: Snapshot, groups: readonly QueryGroup[], isLoose = true): Uint32Array {
  const rarestFirst = groups.toSorted((one, other) => sizeOf(one, snapshot) - sizeOf(other, snapshot));
  let found = new Uint32Array(0);
  for (const step of isLoose ? steps : strictSteps)
    if (found.length < step.below) found = matchAll(snapshot, rarestFirst, step);
  return found;
}

function sizeOf({ alternatives }: QueryGroup, { columns: { postingStart } }: Snapshot): number {
  return alternatives.reduce((sum, { places }) => {
    const sizes = places.map((place) => (postingStart[place + 1] ?? 0) - (postingStart[place] ?? 0));
    return sum + Math.min(...sizes);
  }, 0);
}

function matchAll(snapshot: Snapshot, groups: readonly QueryGroup[], step: Step): Uint32Array<ArrayBuffer> {
  const { met, best, sum, found } = snapshot.workspace;
  let [from, into] = found;
  let count = 0;
  for (const [index, group] of groups.entries()) {
    const before = count;
    count = matchOne(snapshot, group, step, index, into);
    for (let at = 0; at < before; at++) {
      const slot = from[at] ?? 0;
      if (met[slot] === index) met[slot] = 0;
    }
    for (let at = 0; at < count; at++) {
      const slot = into[at] ?? 0;
      const points = (best[slot] ?? 0) * pointsPerWeight;
      sum[slot] = index === 0 ? points : (sum[slot] ?? 0) + points;
    }
    [from, into] = [into, from];
    if (count === 0) break;
  }
  for (let at = 0; at < count; at++) met[from[at] ?? 0] = 0;
  return from.subarray(0, count) as Uint32Array<ArrayBuffer>;
}

/** Writes the slots that hold a group, and held `index` groups before, into `into`. Returns how many. */
function matchOne(
  { columns, workspace }: Snapshot,
  { alternatives, isKind }: QueryGroup,
  { ofKinds, ofOthers, ofSynonyms, withDoubtful }: Step,
  index: number,
  into: Uint32Array,
): number {
  const { met, best } = workspace;
  const floorOfWord = isKind ? ofKinds : ofOthers;
  let count = 0;
  for (const { places, penalty } of alternatives) {
    const [place = 0] = places;
    const isSingle = places.length === 1;
    const floor = isSingle && penalty >= penalties.synonym ? Math.max(ofSynonyms, floorOfWord) : floorOfWord;
    const from = isSingle ? (columns.postingStart[place] ?? 0) : 0;
    const shared = isSingle ? undefined : sharedSlots(places, columns, workspace);
    const slots = shared?.slots ?? columns.postingSlots;
    const weights = shared?.weights ?? columns.postingWeights;
    const to = shared?.count ?? columns.postingStart[place + 1] ?? 0;
    for (let at = from; at < to; at++) {
      const held = weights[at] ?? 0;
      if (held < floor && !(withDoubtful && held === fieldWeights.doubtfulHead)) continue;
      const slot = slots[at] ?? 0;
      const weight = Math.max(0, held - penalty);
      const times = met[slot];
      if (times === index) {
        met[slot] = index + 1;
        best[slot] = weight;
        into[count++] = slot;
      } else if (times === index + 1 && weight > (best[slot] ?? 0)) {
        best[slot] = weight;
      }
    }
  }
  return count;
}
