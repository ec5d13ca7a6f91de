import type { PageSubject } from '../../../renderer/contract/page-subject.ts';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import type { SubjectRequest } from '../../pages/page-subjects.ts';
import type { ListingPorts } from './listing-ports.ts';
import {
  isFiltered,
  plainOrder,
  withoutFilters,
  writeListingQuery,
  type ListingKind,
  type ListingQuery,
} from './listing-query.ts';

/** Words of every list for the titles of pages: `count`, `term`, and ` – Seite 2` as `page`. */
export function listingWords(
  listing: Listing,
  { tenant, locale }: Pick<SubjectRequest, 'tenant' | 'locale'>,
  text: ListingPorts['text'],
): PageSubject['words'] {
  const { total, term, page } = listing;
  return {
    count: new Intl.NumberFormat(locale).format(total),
    term: term ?? '',
    page: page > 1 ? text(tenant.slug, locale, 'listing.page', { page }) : '',
  };
}

/** The products that a list shows, for search engines. None for a list that they are asked not to keep. */
export function itemList(
  { cards, total, heading }: Listing,
  pathOf: (card: ProductCard) => string | undefined,
  urlOf: (path: string) => string,
): object[] {
  const items = cards.flatMap((card) => {
    const path = pathOf(card);
    return path === undefined ? [] : [{ name: card.name, url: urlOf(path) }];
  });
  if (items.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: heading,
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}

/** How many filters an address has; search engines are to follow the lists of one at most. */
export function filterCount({ filters, from, to, stars }: ListingQuery): number {
  return filters.length + Number(from !== null || to !== null) + Number(stars !== null);
}

/** Query of the list's own address: filters and orders are the same list, other pages are not. */
export function canonicalQuery(query: ListingQuery, kind: ListingKind): string {
  const page = isFiltered(query) ? 1 : query.page;
  return writeListingQuery({ ...withoutFilters(query), order: plainOrder[kind], page }, kind);
}
