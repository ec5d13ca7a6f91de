import { resolve } from 'node:path';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
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
  { href, route }: ContentLink,
  { tenant, locale, path }: LinkPlace,
  pages: readonly ShippedDocument[],
): string | undefined {
  if (route !== undefined) {
    const target = routeTable(tenant, locale).path(route);
    if (!tenant.routes[route] || target === undefined) return `there is no route "${route}"`;
    // Routes that are not built yet are left out of the page.
    return isBuiltRoute(tenant, route)
      ? deadEndOf({ pointer: '', href: target }, { tenant, locale, path }, pages)
      : undefined;
  }
  if (href === undefined || /^(https|mailto|tel):/.test(href)) return undefined;
  const url = new URL(href, `https://shop.invalid${path}`);
  const target = decodeURI(url.pathname);
  const location = locatePage(tenant, withLocalePrefix(localePrefix(tenant, locale), target));
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
  const anchor = url.hash.slice(1);
  if (anchor !== '' && !page.document.nodes.has(anchor)) return `${href} names no node of ${page.file}`;
  return undefined;
}

const words = readShippedWords(resolve(contentFolder, '..'));

/** Whether the demonstration has a category at such an address. */
function isCategory(tenant: TenantConfig, locale: string, address: string): boolean {
  return createCategoryTree(demonstrationCategories(words, tenant.slug)).at(address, locale) !== undefined;
}
