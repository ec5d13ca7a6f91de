import type { LoadRequest } from '../../../schemas/page.ts';
import type { HeaderProps } from './schema.ts';

/** Asks for the navigation, where it is shown; its loader adds client, device and locale. */
export function load({ layout }: HeaderProps): Partial<Record<'navigation', LoadRequest>> {
  return layout === 'checkout' ? {} : { navigation: { load: 'navigation', args: {} } };
}
