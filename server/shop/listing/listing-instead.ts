import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { ProductSearch } from '../../../schemas/catalogue/product-search.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import type { CategoryContext } from './listing-categories.ts';
import { insteadCards, insteadPlaces } from './listing-limits.ts';
import { writeListingQuery, withoutFilters } from './listing-query.ts';

type Instead = NonNullable<Listing['instead']>;

/** Words shorter than this suggest nothing. */
const leastWord = 3;
/** Words of a term that are looked at, and terms that each may add. */
const maxWords = 3;
const perWord = 3;

/** What to look at where nothing was found: terms and categories that look like what was typed, and what sells well. */
export async function listingInstead(
  term: string,
  search: ProductSearch,
  cardsOf: (skus: readonly string[]) => Promise<ProductCard[]>,
  context: CategoryContext,
): Promise<Instead> {
  const similar = await similarPlaces(term, search, context);
  const { products } = await search.find({
    filters: [],
    price: {},
    order: 'popularity',
    take: insteadCards,
  });
  const places = new Map([...similar, ...departments(search, context)].map((place) => [place.href, place]));
  return {
    places: [...places.values()].slice(0, insteadPlaces),
    cards: await cardsOf(products.map(({ sku }) => sku)),
  };
}

async function similarPlaces(
  term: string,
  search: ProductSearch,
  { query, categories, locale, categoryAddress, searchAddress }: CategoryContext,
): Promise<Instead['places']> {
  const words = term.split(' ').filter((word) => word.length >= leastWord);
  const found = await Promise.all(words.slice(0, maxWords).map((word) => search.suggest(word)));
  return found.flatMap(({ phrases }) =>
    phrases.slice(0, perWord).flatMap(({ display, category }): Instead['places'] => {
      const own = category === '' ? undefined : categories.find(category);
      const address = own
        ? categoryAddress(own)
        : searchAddress &&
          `${searchAddress}?${writeListingQuery({ ...withoutFilters(query), term: display }, 'search')}`;
      return address === undefined
        ? []
        : [{ label: own ? inLocale(own.name, locale) : display, href: address }];
    }),
  );
}

/** Departments, the largest first. */
function departments(
  search: ProductSearch,
  { categories, locale, categoryAddress }: CategoryContext,
): Instead['places'] {
  return categories
    .childrenOf(null)
    .map((category) => ({ category, count: search.countIn(category.id) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ category }) => {
      const href = categoryAddress(category);
      return href === undefined ? [] : [{ label: inLocale(category.name, locale), href }];
    });
}
