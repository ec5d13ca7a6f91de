import type { LoadRequest } from '../../../schemas/page.ts';
import type { BraSizeFinderProps } from './schema.ts';

/** Asks for the list of bras, of which the finder takes the sizes. */
export function load({ category }: Pick<BraSizeFinderProps, 'category'>): { bras?: LoadRequest } {
  if (category === undefined) return {};
  return { bras: { load: 'listing', args: { kind: 'category', path: category } } };
}
