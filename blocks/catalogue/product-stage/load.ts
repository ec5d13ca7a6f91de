import type { LoadRequest } from '../../../schemas/page.ts';

/** The product that the address names. */
export function load(): { product: LoadRequest } {
  return { product: { load: 'product', args: { sku: '$param.sku' } } };
}
