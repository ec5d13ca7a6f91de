import type { LoadRequest } from '../../../schemas/page.ts';

/** Asks for the flyout's links. */
export function load(): { flyout: LoadRequest } {
  return { flyout: { load: 'bucket', args: { category: 'header-service-flyout', identifier: 'main' } } };
}
