import { localePrefix, withLocalePrefix } from '../../../schemas/locale-path.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { decodePath } from '../../http/decode-path.ts';
import { readDeclaredQuery, splitTarget } from '../../http/query.ts';
import type { PageLocation } from '../../pages/locate-page.ts';
import type { PageService } from '../../pages/page-service.ts';

type LocatedPage = Extract<PageLocation, { kind: 'page' }>;

/** Where a document is drawn: an address of the shop that it draws. */
export interface LivePlace {
  location: LocatedPage;
  /** Declared parameters alone. */
  query: Record<string, string>;
  /** Path with its prefix, and query. */
  address: string;
}

export interface LivePlaces {
  service: Pick<PageService, 'locate'>;
  /** Query parameters that some block declares. */
  queryNames: ReadonlySet<string>;
  /** Paths without prefix of pages that addresses with parameters lead to, in a locale: products, categories. */
  examplesOf(tenant: TenantConfig, locale: string): Promise<readonly string[]>;
}

/**
 * The place of a document with the path `documentPath`: the address that is asked for, if it draws that; else its own; of a
 * document that only routes lead to, that of a route, or of an example of what it is about. A path that leads nowhere yet is a
 * place all the same.
 */
export async function livePlace(
  { service, queryNames, examplesOf }: LivePlaces,
  {
    tenant,
    locale,
    documentPath,
    address,
  }: { tenant: TenantConfig; locale: string; documentPath: string; address: string | undefined },
): Promise<LivePlace> {
  const prefix = localePrefix(tenant, locale);
  const drawnAt = (target: string): LivePlace | undefined => {
    const { path: raw, search } = splitTarget(target);
    const path = decodePath(raw);
    const location = path === undefined ? undefined : service.locate(tenant, path);
    if (location?.kind !== 'page' || location.locale !== locale || location.documentPath !== documentPath)
      return undefined;
    const query = readDeclaredQuery(search, queryNames, addressWords(tenant, locale));
    return { location, query, address: target };
  };
  const own = withLocalePrefix(prefix, documentPath);
  const found = (address === undefined ? undefined : drawnAt(address)) ?? drawnAt(encodeURI(own));
  if (found) return found;
  const table = routeTable(tenant, locale);
  for (const name of Object.keys(tenant.routes)) {
    const target = tenant.routes[name]?.page === documentPath ? table.address(name) : undefined;
    const place = target === undefined ? undefined : drawnAt(target);
    if (place) return place;
  }
  for (const path of await examplesOf(tenant, locale)) {
    const place = drawnAt(encodeURI(withLocalePrefix(prefix, path)));
    if (place) return place;
  }
  const location: LocatedPage = { kind: 'page', locale, path: documentPath, documentPath, parameters: {} };
  return { location, query: {}, address: encodeURI(own) };
}
