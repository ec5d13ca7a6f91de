import type { PageSubject } from '../../../renderer/contract/page-subject.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { type ListingKind, type ListingQuery, writeListingQuery } from './listing-query.ts';

/**
 * A list in each of the shop's locales: with the same filters, from its first page on. Where the currency is another, the same
 * numbers are another price, and it is left out.
 */
export function listVersions(
  tenant: TenantConfig,
  locale: string,
  {
    kind,
    query,
    pathIn,
  }: { kind: ListingKind; query: ListingQuery; pathIn: (locale: string) => string | undefined },
): NonNullable<PageSubject['versions']> {
  const own = tenant.locales.find((each) => each.locale === locale);
  return tenant.locales.flatMap((other) => {
    const path = pathIn(other.locale);
    if (path === undefined) return [];
    const price = other.currency === own?.currency ? {} : { from: null, to: null };
    const page = other === own ? query.page : 1;
    return [{ locale: other.locale, path, query: writeListingQuery({ ...query, ...price, page }, kind) }];
  });
}
