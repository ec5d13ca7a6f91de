import type { LinkView, PageView } from '../../blocks/kit/define/page-view.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Formatter } from '../i18n/format.ts';
import type { Translate } from '../i18n/translator.ts';

export interface TenantPageView extends Omit<
  PageView,
  'nodeId' | 'rule' | 'preloadPicture' | 'isFirstPicture' | 'declared'
> {
  /** Prefix of the locale's paths; empty for the default locale. */
  localePrefix: string;
}

/** Links that are kept as they were checked: navigation and footer stand on every page. */
const maxLinks = 5000;

/** What views see that is the same on every page of a tenant in one locale. */
export function createTenantView(
  tenant: TenantConfig,
  locale: string,
  translate: Translate,
  formatter: Formatter,
  findPicture: PageView['picture'],
  isBuilt: (route: string) => boolean,
): TenantPageView {
  const routes = routeTable(tenant, locale);
  const prefix = localePrefix(tenant, locale);

  const pathOf = (name: string, parameters?: Record<string, string>): string | undefined =>
    isBuilt(name) ? routes.address(name, parameters) : undefined;

  const addresses = new Map<string, { view: LinkView | undefined }>();
  const routeLinks: typeof addresses = new Map();

  const routeView = (route: string): LinkView | undefined => {
    const path = pathOf(route);
    return path === undefined ? undefined : { href: path, external: false };
  };
  const addressView = (href: string): LinkView | undefined => {
    const url = safeUrl(href);
    if (!url) return undefined;
    if (url.kind === 'external') return { href: url.href, external: true };
    return { href: withLocalePrefix(prefix, url.href), external: false };
  };

  return {
    locale,
    language: locale.slice(0, 2),
    localePrefix: prefix,
    tenant,
    t: translate,
    price: formatter.price,
    number: formatter.number,
    date: formatter.date,
    picture: findPicture,
    route: pathOf,
    link({ href, route }): LinkView | undefined {
      const key = route ?? href;
      if (key === undefined) return undefined;
      const known = route === undefined ? addresses : routeLinks;
      let link = known.get(key);
      if (!link) {
        if (known.size >= maxLinks) known.clear();
        link = { view: route === undefined ? addressView(key) : routeView(key) };
        known.set(key, link);
      }
      return link.view;
    },
  };
}
