import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageLocation } from './locate-page.ts';
import type { PageDocuments } from './page-documents.ts';
import { isOnAir } from './page-publicity.ts';
import type { SubjectAnswer } from './page-subjects.ts';
import { pathsAbove } from './paths-above.ts';

type LocatedPage = Extract<PageLocation, { kind: 'page' }>;

/** Declared parameters alone. */
type Query = Readonly<Record<string, string>>;

interface RedirectTargetParts {
  locate(tenant: TenantConfig, path: string): PageLocation;
  documents: Pick<PageDocuments, 'page'>;
  /** What an address is about; undefined when that is its document alone. */
  subjectOf(
    tenant: TenantConfig,
    at: LocatedPage,
    query: Query,
    now: number,
  ): SubjectAnswer | undefined | Promise<SubjectAnswer | undefined>;
}

/** Where a redirect leads in the end; `query` without `?`, absent: that of the request. */
interface RedirectTarget {
  location: string;
  query?: string;
}

/**
 * Finds where a redirect leads to. Undefined: nothing is there. One of the table leads to its target, else to the nearest page
 * above it that is there, be it the home page.
 */
export function createRedirectTargets({
  locate,
  documents,
  subjectOf,
}: RedirectTargetParts): (
  tenant: TenantConfig,
  redirect: Extract<PageLocation, { kind: 'redirect' }>,
  query: Query,
  now: number,
) => Promise<RedirectTarget | undefined> {
  return async (tenant, { location, isAlias }, query, now) => {
    const above = isAlias ? [...pathsAbove(location), '/'] : [];
    for (const path of [location, ...above]) {
      const at = locate(tenant, path);
      const found = at.kind === 'page' ? await reachable(tenant, at, path, query, now) : undefined;
      if (found) return found;
    }
    return undefined;
  };

  async function reachable(
    tenant: TenantConfig,
    at: LocatedPage,
    location: string,
    query: Query,
    now: number,
  ): Promise<RedirectTarget | undefined> {
    const [document, about] = await Promise.all([
      documents.page({ tenant: tenant.slug, locale: at.locale }, at.documentPath, false),
      subjectOf(tenant, at, query, now),
    ]);
    // What cannot be had at the moment may be there.
    const isThere =
      document?.status === 'failed' || (document?.status === 'found' && isOnAir(document.value.meta, now));
    if (!isThere || about?.kind === 'missing' || about?.kind === 'gone') return undefined;
    if (about?.kind !== 'redirect') return { location };
    const { path, query: own } = about;
    return { location: withLocalePrefix(localePrefix(tenant, at.locale), path), query: own };
  }
}
