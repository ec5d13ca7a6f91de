import type { LoadRequest } from '../../../schemas/page.ts';
import type { StaticPageProps } from './schema.ts';

/** Asks for the text that the editor named. */
export function load({ identifier }: Pick<StaticPageProps, 'identifier'>): { text: LoadRequest } {
  return { text: { load: 'bucket', args: { category: 'static-pages', identifier } } };
}
