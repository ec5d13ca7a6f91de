import { findListing, type FoundListing, type ListingRequest } from './find-listing.ts';
import { createRecent } from './recent.ts';
import { writeListingQuery } from './listing-query.ts';
import type { ListingPorts } from './listing-ports.ts';

/** Finds lists. What a page's subject and its blocks ask for in the same moment is found once. */
export interface ListingFinder {
  /** Null: the search is not ready yet. Rejects when the database is away. */
  find(request: ListingRequest): Promise<FoundListing | null>;
}

/** Milliseconds for which a list is taken as it is: prices and stocks change every second. */
const keptMs = 1000;
const most = 64;

/** Lists of products; whoever asks for the same list within a second gets the same one. */
export function createListingFinder(ports: ListingPorts): ListingFinder {
  const recent = createRecent<Promise<FoundListing>>({ most, keptMs, now: ports.now, clock: ports.clock });
  return {
    async find(request) {
      const { tenant, locale, kind, category, query } = request;
      const search = ports.searchOf(tenant, locale);
      if (!search) return null;
      const asked = writeListingQuery(query, kind);
      const key = JSON.stringify([tenant, locale, search.number, kind, category?.id, asked]);
      return recent.get(key, () => findListing(request, search, ports));
    },
  };
}
