import { noPrice, type Columns } from './columns.ts';

/** Lowest price of a slot's variants in stock, or `noPrice`. */
export function lowestPriceOf(
  slot: number,
  { variantStart, prices, stocks }: Pick<Columns, 'variantStart' | 'prices' | 'stocks'>,
): number {
  let lowest = noPrice;
  for (let at = variantStart[slot] ?? 0; at < (variantStart[slot + 1] ?? 0); at++)
    if ((stocks[at] ?? 0) > 0) lowest = Math.min(lowest, prices[at] ?? noPrice);
  return lowest;
}
