import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { ViewDifference } from '../../../schemas/editing/view-differences.ts';

export interface DifferenceRow extends ViewDifference {
  /** Blocks that come or go with this one, as they stand in it. */
  within: number;
}

/** Differences in the order of the document; what comes or goes with the block that it stands in is counted there. */
export function differenceRows(index: NodeIndex, differences: readonly ViewDifference[]): DifferenceRow[] {
  const kinds = new Map(differences.map(({ node, kind }) => [node, kind]));
  const rows = new Map<string, DifferenceRow>();
  for (const [node, { place }] of index) {
    const kind = kinds.get(node);
    if (!kind) continue;
    let outer = kind === 'changes' ? null : place.parent;
    while (outer !== null && !rows.has(outer)) outer = index.get(outer)?.place.parent ?? null;
    const row = outer === null ? undefined : rows.get(outer);
    if (row?.kind === kind) row.within++;
    else rows.set(node, { node, kind, within: 0 });
  }
  return [...rows.values()];
}
