import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageLocation } from './locate-page.ts';
import type { PageDocuments } from './page-documents.ts';
import { isOnAir } from './page-publicity.ts';
import type { SubjectAnswer } from './page-subjects.ts';
import { pathsAbove } from './paths-above.ts';

type PlaceOfPage = Extract<PageLocation, { kind: 'page' }>;

/** Where a redirect of the table leads; `query` without `?`. */
type RedirectTarget =
  | { kind: 'redirect'; locale: string; location: string; query?: string }
  | { kind: 'missing'; locale: string };

interface RedirectTargetParts {
  documents: Pick<PageDocuments, 'page'>;
  locate(tenant: TenantConfig, path: string): PageLocation;
  subjectOf(
    tenant: TenantConfig,
    place: PlaceOfPage,
    query: Record<string, string>,
    now: number,
  ): SubjectAnswer | undefined | Promise<SubjectAnswer | undefined>;
}

export interface RedirectTargets {
  /** The page that a redirect of the table names, else the nearest above it that is there: never what is not. */
  targetOf(
    tenant: TenantConfig,
    redirect: Extract<PageLocation, { kind: 'redirect' }>,
    now: number,
  ): Promise<RedirectTarget>;
}

export function createRedirectTargets({
  documents,
  locate,
  subjectOf,
}: RedirectTargetParts): RedirectTargets {
  return {
    async targetOf(tenant, { location: target, locale }, now) {
      for (const path of [target, ...pathsAbove(target), '/']) {
        const at = locate(tenant, path);
        const found = at.kind === 'page' ? await reachable(tenant, at, path, now) : undefined;
        if (found) return { kind: 'redirect', locale, ...found };
      }
      return { kind: 'missing', locale };
    },
  };

  /** Where a page is, or where it is led on to; undefined: there is none. */
  async function reachable(
    tenant: TenantConfig,
    at: PlaceOfPage,
    location: string,
    now: number,
  ): Promise<{ location: string; query?: string } | undefined> {
    const [document, about] = await Promise.all([
      documents.page({ tenant: tenant.slug, locale: at.locale }, at.documentPath, false),
      subjectOf(tenant, at, {}, now),
    ]);
    // What cannot be had at the moment may be there.
    const isThere =
      document?.status === 'failed' || (document?.status === 'found' && isOnAir(document.value.meta, now));
    if (!isThere || about?.kind === 'missing' || about?.kind === 'gone') return undefined;
    if (about?.kind !== 'redirect') return { location };
    return {
      location: withLocalePrefix(localePrefix(tenant, at.locale), about.path),
      ...(about.query !== '' && { query: about.query }),
    };
  }
}
