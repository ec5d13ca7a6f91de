import type { StudioShop } from '../../../schemas/editing/studio-page.ts';

/** Languages of a shop's locales, each once. */
export function languagesOf({ locales }: Pick<StudioShop, 'locales'>): string[] {
  return [...new Set(locales.map((locale) => locale.split('-')[0] ?? locale))];
}
