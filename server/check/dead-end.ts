import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { isBuiltRoute } from '../pages/built-routes.ts';
import { locatePage } from '../pages/locate-page.ts';
import type { ContentLink } from './content-links.ts';
import type { LinkTargets } from './link-targets.ts';

/** The page that content stands on; `path` is its own, without prefix. */
interface LinkPlace {
  tenant: TenantConfig;
  locale: string;
  path: string;
}

/**
 * Why a link leads nowhere, as a sentence; undefined when it is as it should be, or when the planner tells what is wrong with it:
 * an address that is none, a route that there is not.
 */
export async function deadEndOf(
  { pointer: _place, ...link }: ContentLink,
  { tenant, locale, path }: LinkPlace,
  targets: LinkTargets,
): Promise<string | undefined> {
  const url = safeUrl(link.route ?? link.href ?? '');
  const named = link.route ?? (url?.kind === 'route' ? url.route : undefined);
  // Routes that are not built yet are left out of the page.
  if (named !== undefined && (!tenant.routes[named] || !isBuiltRoute(tenant, named))) return undefined;
  const placed = createShopLinks(tenant, locale).link(link);
  if (!placed || placed.external) return undefined;
  const { href } = placed;
  const own = withLocalePrefix(localePrefix(tenant, locale), path);
  const { pathname, hash } = new URL(href, `https://shop.invalid${own}`);
  const location = locatePage(tenant, decoded(pathname));
  if (location.kind === 'redirect') return `"${href}" is redirected to ${location.location}: link there.`;
  if (location.kind === 'none') return `"${href}" is no address of the shop.`;
  const page = await targets.pageAt(location.locale, location.documentPath);
  if (!page) return `"${href}" leads to no page.`;
  if (page.meta.status === 'draft') return `"${href}" leads to a draft, which shoppers do not see.`;
  const { path: category } = location.parameters;
  if (location.route === 'category' && targets.hasCategory(location.locale, category ?? '') === false)
    return `"${href}" names no category.`;
  const anchor = hash.slice(1);
  return anchor === '' || page.nodes.has(anchor) ? undefined : `"${href}" names no node of that page.`;
}

/** A path as it is read; as it is written where it cannot be. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
