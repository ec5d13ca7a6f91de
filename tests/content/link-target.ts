import { resolve } from 'node:path';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { createCategoryTree } from '../../server/shop/catalogue/category-tree.ts';
import { demonstrationCategories } from '../../content-fixtures/demonstration/products/demonstration-categories.ts';
import { readShippedWords } from '../../server/upkeep/read-shipped-words.ts';
import { isBuiltRoute } from '../../server/pages/built-routes.ts';
import { locatePage } from '../../server/pages/locate-page.ts';
import { contentFolder, type ShippedDocument } from './shipped-content.ts';
import type { ContentLink } from '../../server/check/content-links.ts';

/** The page that content of one tenant and locale stands on; `path` is its own, without prefix. */
export interface LinkPlace {
  tenant: TenantConfig;
  locale: string;
  path: string;
}

/** Why a link leads nowhere, as a sentence; undefined when it is as it should be. */
export function deadEndOf(
  { pointer: _place, ...link }: ContentLink,
  { tenant, locale, path }: LinkPlace,
  pages: readonly ShippedDocument[],
): string | undefined {
  const written = link.route ?? link.href ?? '';
  const url = safeUrl(written);
  const named = link.route ?? (url?.kind === 'route' ? url.route : undefined);
  // Routes that are not built yet are left out of the page.
  if (named !== undefined && tenant.routes[named] && !isBuiltRoute(tenant, named)) return undefined;
  const links = createShopLinks(tenant, locale);
  const better = url?.kind === 'path' && link.route === undefined ? links.routeHref(url.href) : undefined;
  if (better !== undefined) return `${written} stays when the shop moves these pages: write ${better}`;
  const placed = links.link(link);
  if (!placed) return `${written} is no address, and no route with all its parameters`;
  if (placed.external) return undefined;
  const { pathname, hash } = new URL(placed.href, `https://shop.invalid${prefixed(tenant, locale, path)}`);
  const href = placed.href;
  const location = locatePage(tenant, decodeURI(pathname));
  if (location.kind === 'redirect') return `${href} is redirected to ${location.location}: link there`;
  if (location.kind === 'none') return `${href} is no address of the shop`;
  if (location.locale !== locale) return `${href} is a page in ${location.locale}`;
  const page = pages.find(
    (candidate) =>
      candidate.tenant === tenant &&
      candidate.locale === locale &&
      candidate.document.meta.path === location.documentPath,
  );
  if (!page) return `${href} leads to no page`;
  const { path: category } = location.parameters;
  if (location.route === 'category' && !isCategory(tenant, locale, category ?? ''))
    return `${href} names no category`;
  const anchor = hash.slice(1);
  if (anchor !== '' && !page.document.nodes.has(anchor)) return `${href} names no node of ${page.file}`;
  return undefined;
}

function prefixed(tenant: TenantConfig, locale: string, path: string): string {
  return withLocalePrefix(localePrefix(tenant, locale), path);
}

const words = readShippedWords(resolve(contentFolder, '..'));

/** Whether the demonstration has a category at such an address. */
function isCategory(tenant: TenantConfig, locale: string, address: string): boolean {
  return createCategoryTree(demonstrationCategories(words, tenant.slug)).at(address, locale) !== undefined;
}
