import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageLocation } from './locate-page.ts';
import type { PageDocuments } from './page-documents.ts';
import { isOnAir } from './page-publicity.ts';
import type { SubjectAnswer } from './page-subjects.ts';
import { pathsAbove } from './paths-above.ts';

type LocatedPage = Extract<PageLocation, { kind: 'page' }>;

interface RedirectTargetParts {
  locate(tenant: TenantConfig, path: string): PageLocation;
  documents: Pick<PageDocuments, 'page'>;
  /** What an address is about; undefined when that is its document alone. */
  subjectOf(
    tenant: TenantConfig,
    at: LocatedPage,
    query: Readonly<Record<string, string>>,
    now: number,
  ): SubjectAnswer | undefined | Promise<SubjectAnswer | undefined>;
}

/** Where a redirect leads in the end; `query` without `?`, absent: that of the request. */
interface RedirectTarget {
  location: string;
  query?: string;
}

/**
 * Finds where a redirect of the table leads to: its target, else the nearest page above it that is there. Undefined: not even
 * a home page is.
 */
export function createRedirectTargets({
  locate,
  documents,
  subjectOf,
}: RedirectTargetParts): (
  tenant: TenantConfig,
  path: string,
  now: number,
) => Promise<RedirectTarget | undefined> {
  return async (tenant, target, now) => {
    for (const path of [target, ...pathsAbove(target), '/']) {
      const at = locate(tenant, path);
      const found = at.kind === 'page' ? await reachable(tenant, at, path, now) : undefined;
      if (found) return found;
    }
    return undefined;
  };

  async function reachable(
    tenant: TenantConfig,
    at: LocatedPage,
    location: string,
    now: number,
  ): Promise<RedirectTarget | undefined> {
    const [document, about] = await Promise.all([
      documents.page({ tenant: tenant.slug, locale: at.locale }, at.documentPath, false),
      subjectOf(tenant, at, {}, now),
    ]);
    // What cannot be had at the moment may be there.
    const isThere =
      document?.status === 'failed' || (document?.status === 'found' && isOnAir(document.value.meta, now));
    if (!isThere || about?.kind === 'missing' || about?.kind === 'gone') return undefined;
    if (about?.kind !== 'redirect') return { location };
    const { path, query } = about;
    return {
      location: withLocalePrefix(localePrefix(tenant, at.locale), path),
      ...(query !== '' && { query }),
    };
  }
}
