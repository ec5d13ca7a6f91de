import type { LoadRequest } from '../../../schemas/page.ts';

/** Asks for the footer's columns. */
export function load(): { footer: LoadRequest } {
  return { footer: { load: 'bucket', args: { category: 'footer', identifier: 'main' } } };
}
