import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
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

/** Why a link leads nowhere, as a sentence; undefined when it is as it should be. */
export async function deadEndOf(
  { href, route }: ContentLink,
  { tenant, locale, path }: LinkPlace,
  targets: LinkTargets,
): Promise<string | undefined> {
  if (route !== undefined) {
    const target = routeTable(tenant, locale).path(route);
    // The planner tells of routes that there are not; those that are not built yet are left out of the page.
    if (!tenant.routes[route] || target === undefined || !isBuiltRoute(tenant, route)) return undefined;
    return deadEndOf({ pointer: '', href: target }, { tenant, locale, path }, targets);
  }
  if (href === undefined || href === '' || /^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
  const url = URL.parse(href, `https://shop.invalid${path}`);
  const target = url && decoded(url.pathname);
  if (target === undefined || target === null) return `"${href}" is no address.`;
  const location = locatePage(tenant, withLocalePrefix(localePrefix(tenant, locale), target));
  if (location.kind === 'redirect') return `"${href}" is redirected to ${location.location}: link there.`;
  if (location.kind === 'none') return `"${href}" is no address of the shop.`;
  const page = await targets.pageAt(location.locale, location.documentPath);
  if (!page) return `"${href}" leads to no page.`;
  if (page.meta.status === 'draft') return `"${href}" leads to a draft, which shoppers do not see.`;
  const { path: category } = location.parameters;
  if (location.route === 'category' && targets.hasCategory(location.locale, category ?? '') === false)
    return `"${href}" names no category.`;
  const anchor = url?.hash.slice(1) ?? '';
  return anchor === '' || page.nodes.has(anchor) ? undefined : `"${href}" names no node of that page.`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
