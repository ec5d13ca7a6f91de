import type { LoadRequest } from '../../../schemas/page.ts';
import type { ServiceLayerProps } from './schema.ts';

/** Asks for the text on the topic that the editor named. */
export function load({ identifier }: Pick<ServiceLayerProps, 'identifier'>): { layer: LoadRequest } {
  return { layer: { load: 'bucket', args: { category: 'service-layer', identifier } } };
}
