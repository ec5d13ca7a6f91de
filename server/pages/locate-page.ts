import { withLocalePrefix } from '../../schemas/locale-path.ts';
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
  /** `isAlias`: it stands in the table of redirects. */
  | { kind: 'redirect'; location: string; locale: string; isAlias?: boolean }
  | { kind: 'none'; locale: string };

/** Pages that are gone from where they were, as editors say while the shop runs. */
export interface MovedPages {
  /** Where a path leads that has no page any more; both without the locale's prefix. */
  target(tenant: string, locale: string, path: string): string | undefined;
  /** Another one when targets may be others. */
  revision(): number | undefined;
}

/** Redirects of a table that follow one another; more are a circle. */
const maxSteps = 8;

/**
 * Finds the page document of a path. The locale is the first segment when the tenant has that language, else the
 * default (requirements 1.046–1.048). Only configured exact paths and prefixes are managed by the CMS; every other
 * page stands in the route table. A redirect leads to its last target at once; `moved` are those beside the tenant's table.
 */
export function locatePage(
  tenant: TenantConfig,
  fullPath: string,
  moved?: MovedPages['target'],
): PageLocation {
  const first = step(tenant, fullPath, moved);
  let last = first;
  for (let steps = 1; last.kind === 'redirect'; steps++) {
    const next = step(tenant, last.location, moved);
    if (next.kind !== 'redirect') return last;
    if (steps === maxSteps) return { kind: 'none', locale: first.locale };
    last = { ...next, isAlias: next.isAlias === true || last.isAlias === true };
  }
  return first;
}

function step(tenant: TenantConfig, fullPath: string, moved?: MovedPages['target']): PageLocation {
  const { locale, prefix, path } = splitLocale(tenant, fullPath);
  if (path === undefined) return { kind: 'redirect', location: prefix, locale };
  const alias = aliasOf(tenant, fullPath, locale, path);
  if (alias !== undefined) return { kind: 'redirect', location: alias, locale, isAlias: true };
  const target = moved?.(tenant.slug, locale, path);
  if (target !== undefined)
    return { kind: 'redirect', location: withLocalePrefix(prefix, target), locale, isAlias: true };
  if (!isPageAddress(path)) return { kind: 'none', locale };

  const match = routeTable(tenant, locale).match(path);
  if (match && match.canonicalPath !== path)
    return { kind: 'redirect', location: `${prefix}${match.canonicalPath}`, locale };
  if (match?.page !== undefined) {
    const { name: route, page: documentPath, parameters } = match;
    return { kind: 'page', locale, path, documentPath, route, parameters };
  }
  const elsewhere = match ? undefined : ofOtherLocale(tenant, { locale, prefix, path });
  if (elsewhere) return { kind: 'redirect', ...elsewhere };
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

/**
 * Where a path leads that only another of the shop's locales has: behind a prefix to the same route in that prefix's language,
 * without one to the language that has it.
 */
function ofOtherLocale(
  tenant: TenantConfig,
  { locale, prefix, path }: { locale: string; prefix: string; path: string },
): { location: string; locale: string } | undefined {
  for (const other of tenant.locales) {
    const match = other.locale === locale ? undefined : routeTable(tenant, other.locale).match(path);
    if (!match) continue;
    const target = prefix === '' ? other.locale : locale;
    const location = addressOf(tenant, target, { route: match.name, params: match.parameters });
    return location === undefined ? undefined : { location, locale: target };
  }
  return undefined;
}

type Redirect = TenantConfig['redirects'][string];

/** Target of a redirect of the table: one of exactly this path, or one to a route for its path in every locale. */
function aliasOf(tenant: TenantConfig, fullPath: string, locale: string, path: string): string | undefined {
  const own = redirectAt(tenant, fullPath, () => true);
  const found = own ?? redirectAt(tenant, path, (to) => typeof to !== 'string' && to.locale === undefined);
  if (!found) return undefined;
  const { to, rest } = found;
  const target = typeof to === 'string' ? to : addressOf(tenant, to.locale ?? locale, to);
  return target === undefined || rest === '' ? target : `${target.replace(/\/$/, '')}${rest}`;
}

function addressOf(
  tenant: TenantConfig,
  locale: string,
  { route, params }: Exclude<Redirect, string>,
): string | undefined {
  const address = routeTable(tenant, locale).address(route, params);
  // As paths are here: decoded once.
  return address === undefined ? undefined : decodeURIComponent(address);
}

/** The redirect of a path, else the longest above it; `rest` is what the path has more. */
function redirectAt(
  { redirects }: TenantConfig,
  path: string,
  counts: (to: Redirect) => boolean,
): { to: Redirect; rest: string } | undefined {
  let found: { from: string; to: Redirect } | undefined;
  for (const [from, to] of Object.entries(redirects)) {
    const isAbove = path === from || path.startsWith(`${from}/`);
    if (isAbove && counts(to) && from.length > (found?.from.length ?? 0)) found = { from, to };
  }
  return found && { to: found.to, rest: path.slice(found.from.length) };
}
