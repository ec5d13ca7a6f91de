import { isPageAddress } from '../../schemas/page-address.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** Where a path leads. Paths in it have no locale prefix; `location` has. */
export type PageLocation =
  | {
      kind: 'page';
      locale: string;
      path: string;
      documentPath: string;
      /** Name of the route, where the path stands in the route table. */
      route?: string;
      parameters: Record<string, string>;
    }
  | { kind: 'redirect'; location: string; locale: string }
  | { kind: 'none'; locale: string };

/** Redirects of a table that follow one another; more are a circle. */
const maxSteps = 8;

/**
 * Finds the page document of a path. The locale is the first segment when the tenant has that language, else the
 * default (requirements 1.046–1.048). Only configured exact paths and prefixes are managed by the CMS; every other
 * page stands in the route table. A redirect leads to its last target at once.
 */
export function locatePage(tenant: TenantConfig, fullPath: string): PageLocation {
  const first = step(tenant, fullPath);
  let last = first;
  for (let steps = 1; last.kind === 'redirect'; steps++) {
    const next = step(tenant, last.location);
    if (next.kind !== 'redirect') return last;
    if (steps === maxSteps) return { kind: 'none', locale: first.locale };
    last = next;
  }
  return first;
}

function step(tenant: TenantConfig, fullPath: string): PageLocation {
  const { locale, prefix, path } = splitLocale(tenant, fullPath);
  if (path === undefined) return { kind: 'redirect', location: prefix, locale };
  const alias = aliasOf(tenant, fullPath);
  if (alias !== undefined) return { kind: 'redirect', location: alias, locale };
  if (!isPageAddress(path)) return { kind: 'none', locale };

  const match = routeTable(tenant, locale).match(path);
  if (match && match.canonicalPath !== path)
    return { kind: 'redirect', location: `${prefix}${match.canonicalPath}`, locale };
  if (match?.page !== undefined) {
    const { name: route, page: documentPath, parameters } = match;
    return { kind: 'page', locale, path, documentPath, route, parameters };
  }
  if (!isContentManaged(tenant, path)) return { kind: 'none', locale };
  if (path !== '/' && path.endsWith('/'))
    return { kind: 'redirect', location: `${prefix}${path.slice(0, -1)}`, locale };
  return { kind: 'page', locale, path, documentPath: path, parameters: {} };
}

/** Whether the CMS may hold a page of this path: an exact path, or a prefix by whole segments (`/lp` is not `/lpx`). */
export function isContentManaged(tenant: TenantConfig, path: string): boolean {
  if (tenant.content.exact.includes(path)) return true;
  return tenant.content.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

function splitLocale(
  tenant: TenantConfig,
  fullPath: string,
): { locale: string; prefix: string; path: string | undefined } {
  const segment = /^(\/[a-z]{2})(\/|$)/.exec(fullPath)?.[1];
  const found = segment === undefined ? undefined : tenant.locales.find((entry) => entry.prefix === segment);
  if (!found) return { locale: tenant.defaultLocale, prefix: '', path: fullPath };
  const rest = fullPath.slice(found.prefix.length);
  // `/fr/` is written `/fr`: one redirect.
  return { locale: found.locale, prefix: found.prefix, path: rest === '/' ? undefined : rest || '/' };
}

/** Target of a redirect of the table, for the path itself or a longer one below it. */
function aliasOf(tenant: TenantConfig, path: string): string | undefined {
  const exact = tenant.redirects[path];
  if (exact !== undefined) return exact;
  for (const [from, to] of Object.entries(tenant.redirects)) {
    if (path.startsWith(`${from}/`)) return `${to}${path.slice(from.length)}`;
  }
  return undefined;
}
