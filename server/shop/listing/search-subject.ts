import type { PageSubject } from '../../../renderer/contract/page-subject.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { PageSubjects, SubjectAnswer, SubjectRequest } from '../../pages/page-subjects.ts';
import type { FoundListing } from './find-listing.ts';
import { listVersions } from './list-versions.ts';
import type { ListingFinder } from './listing-finder.ts';
import { listingLifeMs } from './listing-loader.ts';
import type { ListingPorts } from './listing-ports.ts';
import { listingDimensions, readListingQuery, writeListingQuery } from './listing-query.ts';
import { orAway } from './or-away.ts';
import { canonicalQuery, listingWords } from './listing-subject.ts';

/** Finds what the addresses of the route `search` are about. Search engines are asked to follow them, not to keep them. */
export function createSearchSubject(parts: Pick<ListingPorts, 'text'>, finder: ListingFinder): PageSubjects {
  return {
    find: (request) =>
      orAway(
        () => answerTo(request),
        (reason): SubjectAnswer => ({ kind: 'unavailable', reason }),
      ),
  };

  async function answerTo(request: SubjectRequest): Promise<SubjectAnswer> {
    const { tenant, locale, path } = request;
    const query = readListingQuery(request.query, 'search');
    const found = await finder.find({ tenant: tenant.slug, locale, kind: 'search', query });
    if (!found) return { kind: 'unavailable', reason: 'the search is not ready yet' };
    const { page } = found.listing;
    if (page !== query.page)
      return { kind: 'redirect', path, query: writeListingQuery({ ...query, page }, 'search') };
    return { kind: 'found', subject: subjectOf(request, found, parts.text) };
  }
}

function subjectOf(
  request: SubjectRequest,
  { listing, query, tags }: FoundListing,
  text: ListingPorts['text'],
): PageSubject {
  const { tenant, locale, path, now } = request;
  const name =
    query.term === ''
      ? text(tenant.slug, locale, 'listing.search')
      : text(tenant.slug, locale, 'listing.searchFor', { term: query.term });
  return {
    words: { ...listingWords(listing, request, text), name, parent: '' },
    breadcrumbs: [
      { label: text(tenant.slug, locale, 'listing.home'), path: '/' },
      { label: name.slice(0, 120), path },
    ],
    robots: 'noindex,follow',
    canonicalQuery: canonicalQuery(query, 'search'),
    structuredData: [],
    dimensions: listingDimensions,
    alternates: [],
    versions: listVersions(tenant, locale, {
      ...{ kind: 'search', query },
      pathIn: (other) => routeTable(tenant, other).path('search'),
    }),
    tags,
    until: now + listingLifeMs,
  };
}
