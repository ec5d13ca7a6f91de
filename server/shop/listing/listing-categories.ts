import type { Listing } from '../../../schemas/catalogue/listing.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { FoundFacet } from '../../../schemas/catalogue/product-search.ts';
import { categoryFacet } from './listing-facets.ts';
import type { ListedCategories } from './listing-ports.ts';
import { withFilters, writeListingQuery, type ListingQuery } from './listing-query.ts';

export interface CategoryContext {
  categories: ListedCategories;
  locale: string;
  query: ListingQuery;
  /** Address of a category's page; undefined: the shop has no such pages. */
  categoryAddress: (category: Category) => string | undefined;
  /** Address of the search page, without query; undefined: there is none. */
  searchAddress: string | undefined;
}

type Places = Listing['categories'];

/** The categories below this one in which there is something, as ways to their pages, on which the filters stay. */
export function categoriesBelow(
  category: Category,
  found: readonly FoundFacet[],
  { categories, locale, query, categoryAddress }: CategoryContext,
): Places {
  const counts = countsOf(found);
  const asked = writeListingQuery({ ...query, page: 1 }, 'category');
  return categories.childrenOf(category.id).flatMap((child): Places => {
    const count = counts.get(child.id) ?? 0;
    const href = categoryAddress(child);
    return count === 0 || href === undefined
      ? []
      : [
          {
            label: inLocale(child.name, locale),
            href: asked === '' ? href : `${href}?${asked}`,
            count,
            isCurrent: false,
          },
        ];
  });
}

/** Categories by which what was found can be narrowed: departments, or those below and above the one that is chosen. */
export function categoriesFound(found: readonly FoundFacet[], context: CategoryContext): Places {
  const { categories, locale, query, searchAddress } = context;
  if (searchAddress === undefined) return [];
  const counts = countsOf(found);
  const chosen = query.filters.filter(({ facet }) => facet === categoryFacet);
  const way = chosen.length === 1 ? categories.pathTo(chosen[0]?.value ?? '') : [];
  const others = query.filters.filter(({ facet }) => facet !== categoryFacet);
  const current = way.at(-1);
  const entry = (category: Category): Places => {
    const count = counts.get(category.id) ?? 0;
    const isCurrent = category === current;
    if (count === 0 && !isCurrent) return [];
    const filters = isCurrent ? others : [...others, { facet: categoryFacet, value: category.id }];
    const href = `${searchAddress}?${writeListingQuery(withFilters(query, filters), 'search')}`;
    return [{ label: inLocale(category.name, locale), href, count, isCurrent }];
  };
  return [...way.flatMap(entry), ...categories.childrenOf(current?.id ?? null).flatMap(entry)];
}

function countsOf(found: readonly FoundFacet[]): ReadonlyMap<string, number> {
  const facet = found.find(({ name }) => name === categoryFacet);
  return new Map((facet?.values ?? []).map(({ value, count }) => [value, count]));
}
