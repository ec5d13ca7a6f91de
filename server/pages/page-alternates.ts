import type { Alternate } from '../../renderer/contract/page-request.ts';
import type { PageSubject } from '../../renderer/contract/page-subject.ts';
import { alternatePath, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { PageMeta } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { DocumentMeta } from './page-documents.ts';
import { isIndexable, isOnAir } from './page-publicity.ts';

export interface AlternatesRequest {
  tenant: TenantConfig;
  meta: PageMeta;
  /** What the page is about and at which path; undefined: its document alone. */
  subject: (Pick<PageSubject, 'alternates'> & { path: string }) | undefined;
  /** Milliseconds since 1970. */
  now: number;
  origin: string;
  /** The published document at a path of a locale. */
  documentAt(locale: string, path: string): Promise<DocumentMeta>;
}

/**
 * Versions in other languages that exist, are on air, may be found and point back; none but the page itself when there is
 * no other. `keys` name all documents that were asked, so that the page follows them.
 */
export async function alternatesOf(
  request: AlternatesRequest,
): Promise<{ alternates: Alternate[]; keys: string[] }> {
  const { tenant, meta, subject, now, origin, documentAt } = request;
  const keys: string[] = [];
  const found = await Promise.all(
    tenant.locales.map(async ({ locale, prefix }) => {
      const isOwn = locale === meta.locale;
      // One per language: a document must not be able to ask for any number of others.
      const path = isOwn
        ? (subject?.path ?? meta.path)
        : alternatePath(tenant, subject?.alternates ?? meta.alternates, locale);
      if (path === undefined) return [];
      const alternate = { locale, url: `${origin}${encodeURI(withLocalePrefix(prefix, path))}` };
      if (isOwn) return [alternate];
      const other = await documentAt(locale, subject ? meta.path : path);
      if (!other) return [];
      keys.push(other.key);
      if (!other.meta || !isOnAir(other.meta, now) || !isIndexable(other.meta)) return [];
      // Subjects name each other by what they are; documents must say so.
      const isMutual =
        subject !== undefined || alternatePath(tenant, other.meta.alternates, meta.locale) === meta.path;
      return isMutual ? [alternate] : [];
    }),
  );
  const alternates = found.flat();
  return { alternates: alternates.length > 1 ? alternates : [], keys };
}
