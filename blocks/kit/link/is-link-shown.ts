import type { LinkTarget } from '../../../schemas/link.ts';
import type { PageView } from '../define/page-view.ts';

/**
 * Whether a page shows anything of a link: words whose target is missing, unknown or not allowed stay; a link to a page of the
 * shop that this build does not have is left out.
 */
export function isLinkShown(link: LinkTarget, page: PageView): boolean {
  const { route } = link;
  const isOfShop = route !== undefined && Object.hasOwn(page.tenant.routes, route);
  return !isOfShop || page.link(link) !== undefined;
}
