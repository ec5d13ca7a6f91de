import type { Listing } from '../../../schemas/catalogue/listing.ts';
import {
  factOrders,
  type FoundProducts,
  type ProductOrder,
} from '../../../schemas/catalogue/product-search.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { listingChips, type ChipContext } from './listing-chips.ts';
import { typedChips } from './typed-chips.ts';
import { listingFacets } from './listing-facets.ts';
import { offeredStars } from './listing-limits.ts';
import { ordersOf, withoutFilters, writeListingQuery } from './listing-query.ts';

interface ListingModelInput extends ChipContext {
  heading: string;
  found: FoundProducts;
  /** Of all pages up to the query's. */
  cards: readonly ProductCard[];
  pages: number;
  categories: Listing['categories'];
  instead: Listing['instead'];
}

/** Everything that a list shows, in the words of a locale. */
export function listingModel(input: ListingModelInput): Listing {
  const { kind, heading, found, cards, pages, categories, instead, query } = input;
  const { page } = query;
  return {
    kind,
    heading,
    term: kind === 'search' ? query.term : null,
    total: found.total,
    cards: [...cards],
    page,
    pages,
    more: page < pages ? writeListingQuery({ ...query, page: page + 1 }, kind) : null,
    categories,
    facets: listingFacets(found.facets, found.total, input),
    price: priceOf(input),
    ratings: ratingsOf(input),
    chips: [...listingChips(input), ...typedChips(found.conditions, input)],
    reset: writeListingQuery(withoutFilters(query), kind),
    orders: offeredOrders(input).map((order) => ({
      name: order,
      isChosen: order === query.order,
      query: writeListingQuery({ ...query, order, page: 1 }, kind),
    })),
    corrected: [...found.corrected],
    leftOut: [...found.leftOut],
    isSoldOut: found.isSoldOut,
    instead,
  };
}

/** Orders by a fact only where at least half of the products have it, and not all the same. */
function offeredOrders({
  kind,
  query,
  found: { facets, total },
}: ListingModelInput): readonly ProductOrder[] {
  const tellsApart = (name: string): boolean => {
    const values = facets.find((facet) => facet.name === name)?.values.filter(({ count }) => count > 0) ?? [];
    return values.length > 1 && values.reduce((sum, { count }) => sum + count, 0) * 2 >= total;
  };
  return ordersOf(kind).filter(
    (order) => order === query.order || factOrders[order] === undefined || factOrders[order].some(tellsApart),
  );
}

/** Without the price filter; where nothing is left, or all costs the same, there is nothing to choose. */
function priceOf({ found: { priceRange }, query: { from, to } }: ListingModelInput): Listing['price'] {
  const isChosen = from !== null || to !== null;
  if (!priceRange || (priceRange.from === priceRange.to && !isChosen)) return null;
  return {
    ...priceRange,
    chosenFrom: from === null ? null : from * 100,
    chosenTo: to === null ? null : to * 100,
  };
}

/** From how many stars on there are how many; numbers of stars that would change nothing are left out. */
function ratingsOf({ found: { ratings }, query, kind }: ListingModelInput): Listing['ratings'] {
  const from = (stars: number): number => ratings.slice(stars).reduce((sum, count) => sum + count, 0);
  const all = from(0);
  const stars = [...new Set([...offeredStars, ...(query.stars === null ? [] : [query.stars])])];
  return stars
    .toSorted((one, other) => other - one)
    .map((least) => {
      const isChosen = query.stars === least;
      const asked = { ...query, stars: isChosen ? null : least, page: 1 };
      return { stars: least, count: from(least), isChosen, query: writeListingQuery(asked, kind) };
    })
    .filter(
      ({ count, isChosen }, at, each) => isChosen || (count > (each[at - 1]?.count ?? 0) && count < all),
    );
}
