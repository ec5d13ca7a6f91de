import type { Columns } from './columns.ts';

/** Arrays that each search of a snapshot uses anew; searches never wait in between, so that one set is enough. */
export interface Workspace {
  /** All slots, in order. */
  all: Uint32Array;
  /** By slot: how many groups of the query it has met. All 0 between searches. */
  met: Uint8Array;
  /** By slot: best weight within the current group. */
  best: Uint8Array;
  /** By slot: sum of the best weights. */
  sum: Uint16Array;
  /** Slots found, and those found by the group before. */
  found: [Uint32Array, Uint32Array];
  /** Slots and weights of an alternative of several terms. */
  shared: [Uint32Array, Uint32Array];
  sharedWeights: [Uint8Array, Uint8Array];
  /** By facet value: how many products. */
  counts: Uint32Array;
  /** By facet value: the last slot, plus one, for which it was counted. */
  stamps: Uint32Array;
  /** By facet value: the bit of the filter that chose it. All 0 between searches. */
  bits: Int32Array;
}

export function createWorkspace({ docs, facetOfValue }: Columns): Workspace {
  const slots = docs.length;
  const values = facetOfValue.length;
  const pair = (): [Uint32Array, Uint32Array] => [new Uint32Array(slots), new Uint32Array(slots)];
  return {
    all: Uint32Array.from({ length: slots }, (_, slot) => slot),
    met: new Uint8Array(slots),
    best: new Uint8Array(slots),
    sum: new Uint16Array(slots),
    found: pair(),
    shared: pair(),
    sharedWeights: [new Uint8Array(slots), new Uint8Array(slots)],
    counts: new Uint32Array(values),
    stamps: new Uint32Array(values),
    bits: new Int32Array(values),
  };
}
