import type { Theme } from '../../../schemas/tenant/theme.ts';
import { type Lookup, matching } from './lookup.ts';

/** Colours of a shop's theme as content may write them: `#rrggbb`, those of the light mode, each once. */
export function createColourLookup(themeOf: (tenant: string) => Pick<Theme, 'colours'>): Lookup {
  return ({ tenant, query }) => {
    const named = new Map<string, string>();
    for (const [name, [light]] of Object.entries(themeOf(tenant.slug).colours))
      if (/^#[0-9a-f]{6}$/.test(light) && !named.has(light)) named.set(light, name);
    return matching(
      [...named].map(([value, label]) => ({ value, label })),
      query,
    );
  };
}
