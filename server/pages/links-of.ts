import { createShopLinks, type ShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { isBuiltRoute } from './built-routes.ts';

const made = new WeakMap<TenantConfig, Map<string, ShopLinks>>();

/** Where links of a shop lead in one of its locales, in this build; made once. */
export function linksOf(tenant: TenantConfig, locale: string): ShopLinks {
  let perLocale = made.get(tenant);
  if (!perLocale) made.set(tenant, (perLocale = new Map()));
  let links = perLocale.get(locale);
  if (!links)
    perLocale.set(locale, (links = createShopLinks(tenant, locale, (route) => isBuiltRoute(tenant, route))));
  return links;
}
