import type { PageView } from '../define/page-view.ts';

/** Name of a trust seal in the page's language; without one, in the shop's own, and else its id. */
export function sealName(
  { id, name }: Pick<PageView['tenant']['seals'][number], 'id' | 'name'>,
  { locale, tenant }: Pick<PageView, 'locale' | 'tenant'>,
): string {
  if (typeof name === 'string') return name;
  return name[locale] ?? name[tenant.defaultLocale] ?? id;
}
