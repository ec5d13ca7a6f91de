import type { DeclaredView, LinkView, PageView } from '../../blocks/kit/define/page-view.ts';
import type { Dimension } from '../../blocks/kit/define/define-block.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { Device, PageMeta, VisitorKind } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Formatter } from '../i18n/format.ts';
import type { Translate } from '../i18n/translator.ts';
import { trailOf } from './trail.ts';

export interface ViewRequest {
  device: Device;
  path: string;
  visitor: VisitorKind;
  query: Readonly<Record<string, string>>;
  /** The trail is in it. */
  meta: PageMeta;
}

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

const undeclaredViews = new Map<string, DeclaredView>();

/** Of a block that declares nothing: whatever is read is refused. */
function undeclaredView(type: string): DeclaredView {
  let view = undeclaredViews.get(type);
  if (!view) {
    const refuse = (dimension: Dimension): never => {
      throw new Error(undeclared(type, dimension));
    };
    view = {
      get device() {
        return refuse('device');
      },
      get path() {
        return refuse('path');
      },
      get trail() {
        return refuse('trail');
      },
      get visitor() {
        return refuse('visitor');
      },
      query: (name) => refuse(`query:${name}`),
    };
    // Types are those of blocks: there are only so many.
    undeclaredViews.set(type, view);
  }
  return view;
}

function undeclared(type: string, dimension: Dimension): string {
  return `Block "${type}" reads "${dimension}": list it in \`varies\``;
}

/** Only what the block declared can be read, so that no HTML depends on what its cache key does not hold. */
export function declaredView(type: string, varies: readonly Dimension[], request: ViewRequest): DeclaredView {
  if (varies.length === 0) return undeclaredView(type);
  const allow = (dimension: Dimension): void => {
    if (!varies.includes(dimension)) throw new Error(undeclared(type, dimension));
  };
  return {
    get device() {
      allow('device');
      return request.device;
    },
    get path() {
      allow('path');
      return request.path;
    },
    get trail() {
      allow('trail');
      return trailOf(request.meta, request.path).steps;
    },
    get visitor() {
      allow('visitor');
      return request.visitor;
    },
    query(name) {
      allow(`query:${name}`);
      return request.query[name] ?? '';
    },
  };
}

/** Values of the declared dimensions, for the key of a node's cache. */
export function dimensionValues(varies: readonly Dimension[], request: ViewRequest): string {
  let values = '';
  for (const dimension of varies) {
    const value = valueOf(dimension, request);
    // In quotes, so that nothing that a visitor typed can look like the next value.
    values += value === '' ? '|' : `|${JSON.stringify(value)}`;
  }
  return values;
}

function valueOf(dimension: Dimension, request: ViewRequest): string {
  if (dimension === 'trail') return trailOf(request.meta, request.path).key;
  if (dimension === 'device' || dimension === 'path' || dimension === 'visitor') return request[dimension];
  return request.query[dimension.slice('query:'.length)] ?? '';
}
