import type { LoadRequest } from '../../../schemas/page.ts';

/** Asks for the navigation; its loader adds client, device and locale. */
export function load(): { navigation: LoadRequest } {
  return { navigation: { load: 'navigation', args: {} } };
}
