import type { Columns } from './columns.ts';
import { slotOf } from './slot-of.ts';

/** Number of the product with this `doc`; undefined: it is not in the index. */
export function skuOf(
  { docs, skuStart, skuBytes }: Pick<Columns, 'docs' | 'skuStart' | 'skuBytes'>,
  doc: number,
): string | undefined {
  const slot = slotOf(docs, doc);
  if (slot < 0) return undefined;
  return String.fromCharCode(...skuBytes.subarray(skuStart[slot] ?? 0, skuStart[slot + 1] ?? 0));
}
