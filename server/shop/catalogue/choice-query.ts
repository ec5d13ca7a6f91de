import { choiceQueryNames } from '../../../schemas/catalogue/product-page.ts';
import { type ProductVariant, variantAxes } from '../../../schemas/catalogue/product-variant.ts';

/** The query that chooses a variant, without `?`; empty where there is nothing to choose. */
export function choiceQuery(variant: ProductVariant): string {
  const query = new URLSearchParams();
  for (const axis of variantAxes) {
    const value = variant[axis];
    if (value !== null) query.set(choiceQueryNames[axis], value);
  }
  return query.toString();
}
