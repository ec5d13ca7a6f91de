import { readProducts, type LooseProductSlice } from '../../../schemas/product-slice.ts';
import type { Reference } from '../define/reference.ts';

/** The products that props name by their numbers, by the places of these in the props; none where no slice was loaded. */
export function productReferences(
  named: readonly { pointer: string; sku: string }[],
  slice: LooseProductSlice | undefined,
): Reference[] {
  if (!slice) return [];
  const known = readProducts(slice).cards.map(({ sku }) => sku);
  return named.map(({ pointer, sku }) => ({ pointer, what: 'product', name: sku, known }));
}
