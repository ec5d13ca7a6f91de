import type { PageSubject } from '../../renderer/contract/page-subject.ts';
import { accountQuery } from '../../schemas/account/form-state.ts';
import { alternatePath, localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { PageMeta } from '../../schemas/page.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { locatePage, type PageLocation } from './locate-page.ts';
import { pageAccess } from './page-access.ts';
import type { DocumentMeta } from './page-documents.ts';
import { isOnAir } from './page-publicity.ts';
import { pathsAbove } from './paths-above.ts';

export interface LanguagesRequest {
  tenant: TenantConfig;
  location: Extract<PageLocation, { kind: 'page' }>;
  meta: PageMeta;
  /** What the page is about; undefined: its document alone. */
  subject: Pick<PageSubject, 'versions'> | undefined;
  /** Declared parameters alone. */
  query: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  now: number;
  /** The published document at a path of a locale. */
  documentAt(locale: string, path: string): Promise<DocumentMeta>;
}

interface Version {
  /** Without locale prefix. */
  path: string;
  /** Without `?`. */
  query?: string;
}

/**
 * Address of a page in each of the shop's locales: of the same page, else of the nearest above it that is there, at last of the
 * home page. `keys` name all documents that were asked, so that the page follows them.
 */
export async function languagesOf(
  request: LanguagesRequest,
): Promise<{ languages: Record<string, string>; keys: string[] }> {
  const { tenant, location } = request;
  const keys = new Set<string>();
  if (tenant.locales.length < 2) return { languages: {}, keys: [] };
  const asking: LanguagesRequest = {
    ...request,
    async documentAt(locale, path) {
      const document = await request.documentAt(locale, path);
      if (document) keys.add(document.key);
      return document;
    },
  };
  const entries = await Promise.all(
    tenant.locales.map(async ({ locale, prefix }) => {
      const isOwn = locale === location.locale;
      const { path, query = '' } = isOwn ? ownVersion(request) : await otherVersion(asking, locale);
      const address = encodeURI(withLocalePrefix(prefix, path));
      const own = addressWords(tenant, locale).query(query);
      return [locale, own === '' ? address : `${address}?${own}`] as const;
    }),
  );
  return { languages: Object.fromEntries(entries), keys: [...keys] };
}

function ownVersion({ location, subject, query }: LanguagesRequest): Version {
  const own = subject?.versions?.find(({ locale }) => locale === location.locale);
  return own ?? { path: location.path, query: keptQuery(location, query) };
}

async function otherVersion(request: LanguagesRequest, locale: string): Promise<Version> {
  for await (const version of candidates(request, locale))
    if (version.path === '/' || (await isThere(request, locale, version.path))) return version;
  return { path: '/' };
}

/** Where the page could be in a locale, the nearest first. */
async function* candidates(
  { tenant, location, meta, subject, query, documentAt }: LanguagesRequest,
  locale: string,
): AsyncGenerator<Version> {
  const version = subject?.versions?.find((each) => each.locale === locale);
  if (version) yield version;
  const own = routeTable(tenant, location.locale);
  const other = routeTable(tenant, locale);
  for (const path of [location.path, ...pathsAbove(location.path)]) {
    const isPage = path === location.path;
    // Names of documents are the same in all languages, those of categories and products are not.
    const match = own.match(path);
    const samePath = match && Object.keys(match.parameters).length === 0 ? other.path(match.name) : undefined;
    if (samePath !== undefined)
      yield { path: samePath, ...(isPage && { query: keptQuery(location, query) }) };
    const at = locatePage(tenant, withLocalePrefix(localePrefix(tenant, location.locale), path));
    if (at.kind !== 'page' || at.documentPath !== path) continue;
    const about = isPage ? meta : (await documentAt(location.locale, path))?.meta;
    const alternate = about && alternatePath(tenant, about.alternates, locale);
    if (alternate !== undefined) yield { path: alternate };
  }
}

async function isThere(
  { tenant, now, documentAt }: LanguagesRequest,
  locale: string,
  path: string,
): Promise<boolean> {
  const at = locatePage(tenant, withLocalePrefix(localePrefix(tenant, locale), path));
  if (at.kind !== 'page' || at.locale !== locale) return false;
  const meta = (await documentAt(locale, at.documentPath))?.meta;
  return meta !== undefined && isOnAir(meta, now);
}

/**
 * Of a form’s page the token of its link, without which it can do nothing; where a login leads is of its own language. No other
 * page is drawn for one visitor alone, who would leave the token to the next.
 */
function keptQuery({ route }: LanguagesRequest['location'], query: LanguagesRequest['query']): string {
  const token = pageAccess.has(route ?? '') ? query[accountQuery.token] : undefined;
  return token === undefined ? '' : new URLSearchParams({ [accountQuery.token]: token }).toString();
}
