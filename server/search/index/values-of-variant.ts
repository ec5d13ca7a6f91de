import type { Columns } from './columns.ts';
import { variantAxes } from './search-rows.ts';
import { slotOf } from './slot-of.ts';

/** Facet values of a variant's axes, 0 for an axis that it lacks; empty: it is not in the index. */
export function valuesOfVariant(
  { docs, variantStart, variantIds, variantValues }: Columns,
  doc: number,
  variant: number,
): number[] {
  const slot = slotOf(docs, doc);
  if (slot < 0) return [];
  for (let at = variantStart[slot] ?? 0; at < (variantStart[slot + 1] ?? 0); at++)
    if (variantIds[at] === variant)
      return Array.from(variantValues.subarray(at * variantAxes, (at + 1) * variantAxes));
  return [];
}
