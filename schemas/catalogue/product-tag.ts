/** What everything that shows a product is renewed by: `product:` and the number of the product, never of a variant. */
export const productTag = (sku: string): string => `product:${sku}`;
