import { localePrefix, withLocalePrefix } from '../locale-path.ts';
import { safeUrl } from '../safe-url.ts';
import { addressWords } from './address-words.ts';
import type { TenantConfig } from './tenant.ts';

/** A path that a route of the table matches. */
interface RouteMatch {
  name: string;
  parameters: Record<string, string>;
  /** Page document that draws it; undefined: the document of the path itself. */
  page: string | undefined;
  /** The path as the table writes it; differs from the one asked for by a last slash only. */
  canonicalPath: string;
}

interface CompiledRoute {
  name: string;
  pattern: string;
  page: string | undefined;
  expression: RegExp;
  names: string[];
}

/** The route table of a tenant in one locale: matches paths without their locale prefix, and makes them. */
export interface RouteTable {
  match(path: string): RouteMatch | undefined;
  /** Names of the parameters that a route's path holds; none where there is no such route. */
  parametersOf(name: string): readonly string[];
  /** The path of a route; undefined when there is no such route or a parameter is missing. */
  path(name: string, parameters?: Record<string, string>): string | undefined;
  /** The same with the locale's prefix, as browsers ask for it. */
  address(name: string, parameters?: Record<string, string>): string | undefined;
  /** The same for a link: parameters that the path has no place for become its query. */
  link(name: string, parameters?: Record<string, string>, hash?: string): string | undefined;
}

const tables = new WeakMap<TenantConfig, Map<string, RouteTable>>();

/** The table of a tenant in one of its locales, compiled once. A route without a path in it has that of the default locale. */
export function routeTable(tenant: TenantConfig, locale: string): RouteTable {
  let perLocale = tables.get(tenant);
  if (!perLocale) tables.set(tenant, (perLocale = new Map()));
  let table = perLocale.get(locale);
  if (!table) perLocale.set(locale, (table = compileTable(tenant, locale)));
  return table;
}

/** Routes that have one path in a locale, of which only the first could be reached; as sentences. */
export function doublePaths(tenant: TenantConfig): string[] {
  return tenant.locales.flatMap(({ locale }) => {
    const taken = new Map<string, string>();
    return Object.keys(tenant.routes).flatMap((name) => {
      // What parameters are called, and a slash at the end, make no other path.
      const path = patternOf(tenant, locale, name)
        ?.replace(/([:*])[a-z]+/g, '$1')
        .replace(/(.)\/$/, '$1');
      const other = path === undefined ? undefined : taken.get(path);
      if (path !== undefined) taken.set(path, name);
      return other === undefined
        ? []
        : [`the routes "${other}" and "${name}" have one path in ${locale}: ${path}`];
    });
  });
}

/** A route's path in a locale, as the configuration writes it. */
function patternOf(
  { routes, defaultLocale }: TenantConfig,
  locale: string,
  name: string,
): string | undefined {
  const path = routes[name]?.path;
  return typeof path === 'object' ? (path[locale] ?? path[defaultLocale]) : path;
}

function compileTable(tenant: TenantConfig, locale: string): RouteTable {
  const compiled = Object.entries(tenant.routes).flatMap(([name, route]) => {
    const pattern = patternOf(tenant, locale, name);
    return pattern === undefined ? [] : [compileRoute(name, pattern, route.page)];
  });
  const fixed = new Map(
    compiled.filter((route) => route.names.length === 0).map((route) => [route.pattern, route]),
  );
  const open = compiled.filter((route) => route.names.length > 0);
  const byName = new Map(compiled.map((route) => [route.name, route]));
  const prefix = localePrefix(tenant, locale);

  const parametersOf = (name: string): readonly string[] => byName.get(name)?.names ?? [];

  function pathOf(name: string, parameters: Record<string, string> = {}): string | undefined {
    const route = byName.get(name);
    if (!route) return undefined;
    if (route.names.some((parameter) => !parameters[parameter])) return undefined;
    return route.pattern.replace(/[:*]([a-z]+)/g, (_whole, parameter: string) =>
      (parameters[parameter] ?? '').split('/').map(encodeURIComponent).join('/'),
    );
  }

  function addressOf(name: string, parameters?: Record<string, string>): string | undefined {
    const path = pathOf(name, parameters);
    return path === undefined ? undefined : withLocalePrefix(prefix, path);
  }

  return {
    match(path) {
      const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
      const route = fixed.get(path) ?? (path.length > 1 && other.length > 1 ? fixed.get(other) : undefined);
      if (route) return { name: route.name, parameters: {}, page: route.page, canonicalPath: route.pattern };
      for (const candidate of open) {
        const found = candidate.expression.exec(path);
        if (!found) continue;
        const parameters = Object.fromEntries(
          candidate.names.map((name, index) => [name, found[index + 1] ?? '']),
        );
        return { name: candidate.name, parameters, page: candidate.page, canonicalPath: path };
      }
      return undefined;
    },
    parametersOf,
    path: pathOf,
    address: addressOf,
    link(name, parameters = {}, hash = '') {
      const address = addressOf(name, parameters);
      if (address === undefined) return undefined;
      const further = Object.entries(parameters).filter(([each]) => !parametersOf(name).includes(each));
      const query = addressWords(tenant, locale).query(new URLSearchParams(further).toString());
      // Parameters are an editor's: dots and empty segments must not lead elsewhere.
      const url = safeUrl(`${address}${query === '' ? '' : `?${query}`}${hash}`);
      return url?.kind === 'path' ? url.href : undefined;
    },
  };
}

function compileRoute(name: string, pattern: string, page: string | undefined): CompiledRoute {
  const names: string[] = [];
  const source = pattern.replace(/[:*]([a-z]+)/g, (whole, parameter: string, at: number) => {
    names.push(parameter);
    if (whole.startsWith('*')) return '(.+)';
    // A second one in a segment holds no sign that parts the two: one way to read a path, in linear time.
    const segment = pattern.slice(pattern.lastIndexOf('/', at) + 1, at);
    return segment.includes(':') ? `([^/${segment.at(-1)}]+)` : '([^/]+)';
  });
  return { name, pattern, page, expression: new RegExp(`^${source}$`), names };
}
