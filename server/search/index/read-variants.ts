import { maxPrice, maxStock, type Columns } from './columns.ts';
import { createGrowingNumbers } from './growing-numbers.ts';
import { startsOf } from './invert.ts';
import { variantAxes, type SearchRows, type VariantRow } from './search-rows.ts';
import { slotOf } from './slot-of.ts';

const shorts = (length: number): Uint16Array<ArrayBuffer> => new Uint16Array(length);
const numbers = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length);

export type VariantColumns = Pick<
  Columns,
  'variantStart' | 'variantIds' | 'variantValues' | 'prices' | 'stocks'
>;

/** Variants may come in any order; those of unknown products are left out. */
export async function readVariants(
  { variants }: SearchRows,
  docs: Uint32Array,
  isValue: Uint8Array,
): Promise<VariantColumns> {
  const slots = createGrowingNumbers(numbers);
  const ids = createGrowingNumbers(numbers);
  const values = createGrowingNumbers(shorts);
  const prices = createGrowingNumbers(numbers);
  const stocks = createGrowingNumbers(shorts);
  for await (const part of variants) {
    for (const row of part) {
      const slot = slotOf(docs, row.doc);
      if (slot < 0) continue;
      slots.push(slot);
      ids.push(row.id);
      for (let axis = 0; axis < variantAxes; axis++) values.push(knownOf(row.values[axis]));
      prices.push(checkedPrice(row));
      stocks.push(heldStock(row.stock));
    }
  }
  const slotOfRow = slots.toArray();
  const variantStart = startsOf(slotOfRow, docs.length);
  const next = variantStart.slice();
  const count = slotOfRow.length;
  const [rowIds, rowValues, rowPrices, rowStocks] = [ids, values, prices, stocks].map((each) =>
    each.toArray(),
  );
  const ordered: VariantColumns = {
    variantStart,
    variantIds: numbers(count),
    variantValues: shorts(count * variantAxes),
    prices: numbers(count),
    stocks: shorts(count),
  };
  for (let row = 0; row < count; row++) {
    const slot = slotOfRow[row] ?? 0;
    const at = next[slot] ?? 0;
    next[slot] = at + 1;
    ordered.variantIds[at] = rowIds?.[row] ?? 0;
    ordered.prices[at] = rowPrices?.[row] ?? 0;
    ordered.stocks[at] = rowStocks?.[row] ?? 0;
    for (let axis = 0; axis < variantAxes; axis++)
      ordered.variantValues[at * variantAxes + axis] = rowValues?.[row * variantAxes + axis] ?? 0;
  }
  return ordered;

  function knownOf(value = 0): number {
    return isValue[value] === 1 ? value : 0;
  }
}

function checkedPrice({ id, price }: VariantRow): number {
  if (!Number.isInteger(price) || price < 0 || price > maxPrice)
    throw new RangeError(`variant ${id} costs ${price}, which is no amount in cents`);
  return price;
}

/** Stock as it is held: more than some ten thousand is as good as that. */
export function heldStock(stock: number): number {
  return Math.max(0, Math.min(maxStock, Math.trunc(stock)));
}
