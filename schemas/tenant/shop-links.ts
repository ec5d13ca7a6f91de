import type { LinkTarget, RouteParameters } from '../link.ts';
import { addressIn, localeOfPath, localePrefix, withoutLocalePrefix } from '../locale-path.ts';
import { safeUrl } from '../safe-url.ts';
import { addressWords } from './address-words.ts';
import { routeTable } from './route-table.ts';
import type { TenantConfig } from './tenant.ts';

/** A link that may be placed: `external` ones lead out of the shop. */
export interface PlacedLink {
  href: string;
  external: boolean;
}

/** Where the links of a shop lead in one of its locales. */
export interface ShopLinks {
  /** Tells these links from all others, for keys of caches. */
  key: string;
  /** Undefined: the route does not exist in this build, or the address is not allowed. */
  link(target: LinkTarget): PlacedLink | undefined;
  /** Address of a route with its parameters; undefined: this build has no such route. */
  route(name: string, parameters?: RouteParameters): string | undefined;
  /** Whether the tenant's table has a route, built here or not. */
  hasRoute(name: string): boolean;
  /** Names of all routes of the tenant's table. */
  routeNames: readonly string[];
  /** Names of the parameters without which a route has no address. */
  parametersOf(name: string): readonly string[];
  /** What names a path's page by its route (`route:category?path=damen`); undefined: it is a document of its own, or none. */
  routeHref(path: string): string | undefined;
}

/** Links that are kept as they were checked: navigation and footer stand on every page. */
const maxLinks = 5000;

let made = 0;

/** Makes the links of a shop in one of its locales; `isBuilt`: whether this build has the page of a route. */
export function createShopLinks(
  tenant: TenantConfig,
  locale: string,
  isBuilt: (route: string) => boolean = () => true,
): ShopLinks {
  const routes = routeTable(tenant, locale);
  const known = new Map<string, { link: PlacedLink | undefined }>();

  function routeLink(name: string, params?: RouteParameters, hash?: string): PlacedLink | undefined {
    const href = isBuilt(name) ? routes.link(name, params, hash) : undefined;
    return href === undefined ? undefined : { href, external: false };
  }

  function addressLink(href: string): PlacedLink | undefined {
    const url = safeUrl(href);
    if (!url) return undefined;
    if (url.kind === 'route') return routeLink(url.route, url.params, url.hash);
    if (url.kind === 'external') return { href: url.href, external: true };
    return { href: worded(addressIn(tenant, locale, url.href)), external: false };
  }

  /** An address of the shop, with its query in the words of the language that it leads to. */
  function worded(address: string): string {
    const at = address.indexOf('?');
    if (at < 0) return address;
    const [path, end] = [address.slice(0, at), address.indexOf('#', at)];
    const query = address.slice(at + 1, end < 0 ? undefined : end);
    const own = path === '' ? locale : localeOfPath(tenant, path);
    return `${path}?${addressWords(tenant, own).query(query)}${end < 0 ? '' : address.slice(end)}`;
  }

  return {
    key: String(++made),
    link({ href = '', route, params }) {
      if (params && route !== undefined) return routeLink(route, params);
      // No address begins with a blank.
      const key = route === undefined ? href : ` ${route}`;
      let found = known.get(key);
      if (!found) {
        if (known.size >= maxLinks) known.clear();
        found = { link: route === undefined ? addressLink(href) : routeLink(route) };
        known.set(key, found);
      }
      return found.link;
    },
    routeNames: Object.keys(tenant.routes),
    hasRoute: (name) => Object.hasOwn(tenant.routes, name),
    parametersOf: routes.parametersOf,
    routeHref(path) {
      const { pathname, search, hash } = new URL(path, 'https://shop.invalid');
      const own = decoded(withoutLocalePrefix(localePrefix(tenant, locale), pathname));
      const match = own === undefined ? undefined : routes.match(own);
      // A page that is a document of its own is where its document says.
      if (!match || (match.page === undefined && Object.keys(match.parameters).length === 0))
        return undefined;
      const query = [readableQuery(match.parameters), search.slice(1)]
        .filter((part) => part !== '')
        .join('&');
      return `route:${match.name}${query === '' ? '' : `?${query}`}${hash}`;
    },
    route: (name, parameters) => (isBuilt(name) ? routes.address(name, parameters) : undefined),
  };
}

/** Undefined: it cannot be decoded. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A query in which slashes stay what they are. */
function readableQuery(parameters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(parameters).toString().replaceAll('%2F', '/');
}
