import type { LoadRequest } from '../../../schemas/page.ts';

/** Asks for the reviews of the product whose page this is. */
export function load(): { reviews: LoadRequest } {
  return { reviews: { load: 'reviews', args: { sku: '$param.sku' } } };
}
