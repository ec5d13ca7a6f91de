import type { LinkTarget } from '../../../schemas/link.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { PageView } from '../define/page-view.ts';

/**
 * Whether a page shows anything of a link: words whose target is missing, unknown, incomplete or not allowed stay; a link to a
 * page of the shop that this build does not have is left out.
 */
export function isLinkShown(link: LinkTarget, page: PageView): boolean {
  const { route, params } = link;
  if (route === undefined || !Object.hasOwn(page.tenant.routes, route) || page.link(link)) return true;
  return routeTable(page.tenant, page.locale)
    .parametersOf(route)
    .some((name) => !params?.[name]);
}
