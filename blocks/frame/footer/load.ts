import type { LoadRequest } from '../../../schemas/page.ts';
import type { FooterProps } from './schema.ts';

/** Asks for the footer's columns, where they are shown. */
export function load({ layout }: FooterProps): Partial<Record<'footer', LoadRequest>> {
  return layout === 'checkout'
    ? {}
    : { footer: { load: 'bucket', args: { category: 'footer', identifier: 'main' } } };
}
