import type { LoadRequest } from '../../../schemas/page.ts';
import type { ProductListingProps } from './schema.ts';

/** Asks for the list; filters, order and page are read from the address by the loader. */
export function load({ kind, category }: Pick<ProductListingProps, 'kind' | 'category'>): {
  listing: LoadRequest;
} {
  const path = kind === 'search' ? null : (category ?? '$param.path');
  return { listing: { load: 'listing', args: { kind, path } } };
}
