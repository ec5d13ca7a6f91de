import { lowestPriceOf } from './lowest-price.ts';
import { heldStock } from './read-variants.ts';
import type { VariantRow } from './search-rows.ts';
import { slotOf } from './slot-of.ts';
import type { Columns } from './columns.ts';

/** What a variant costs now and how much of it there is. */
export type LiveVariant = Pick<VariantRow, 'id' | 'doc' | 'price' | 'stock'>;

/**
 * Writes prices and stocks into the columns. Returns how many variants it found; others are new or gone and come with the
 * next snapshot. The same change twice does no harm.
 */
export function patchVariants(columns: Columns, changes: Iterable<LiveVariant>): number {
  let found = 0;
  for (const { id, doc, price, stock } of changes) {
    const slot = slotOf(columns.docs, doc);
    const at = slot < 0 ? -1 : variantOf(columns, slot, id);
    if (at < 0) continue;
    columns.prices[at] = price;
    columns.stocks[at] = heldStock(stock);
    columns.lowestPrice[slot] = lowestPriceOf(slot, columns);
    found++;
  }
  return found;
}

function variantOf({ variantStart, variantIds }: Columns, slot: number, id: number): number {
  for (let at = variantStart[slot] ?? 0; at < (variantStart[slot + 1] ?? 0); at++)
    if (variantIds[at] === id) return at;
  return -1;
}
