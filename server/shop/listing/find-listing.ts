import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import { listingPageSize, type Listing } from '../../../schemas/catalogue/listing.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { FoundProducts, ProductSearch } from '../../../schemas/catalogue/product-search.ts';
import { productTag } from '../../../schemas/catalogue/product-tag.ts';
import type { ProductCard } from '../../../schemas/product-card.ts';
import { cardFacts } from './card-facts.ts';
import { cardInVariant } from './card-in-variant.ts';
import { listingHrefs, type ListingPaths } from './listing-addresses.ts';
import { categoriesBelow, categoriesFound, type CategoryContext } from './listing-categories.ts';
import { listingInstead } from './listing-instead.ts';
import { maxPages } from './listing-limits.ts';
import { listingModel } from './listing-model.ts';
import type { ListedCategories, ListingPorts } from './listing-ports.ts';
import { isFiltered, type ListingKind, type ListingQuery } from './listing-query.ts';
import { valuesOfFilter } from './value-range.ts';

export interface ListingRequest {
  tenant: string;
  locale: string;
  kind: ListingKind;
  /** The category whose products are listed; of a search none. */
  category?: Category;
  query: ListingQuery;
}

export interface FoundListing {
  listing: Listing;
  /** The query as it was understood: known filters, a page that there is. */
  query: ListingQuery;
  /** Of everything that it shows. */
  tags: readonly string[];
}

interface Work extends ListingRequest {
  search: ProductSearch;
  categories: ListedCategories;
  hrefs: ListingPaths;
  ports: ListingPorts;
}

/**
 * Searches, and makes of it what a list shows. Filters that the search does not know are not looked at; of a page beyond the
 * last the last is shown. Rejects when the database is away.
 */
export async function findListing(
  request: ListingRequest,
  search: ProductSearch,
  ports: ListingPorts,
): Promise<FoundListing> {
  const { tenant, locale, kind } = request;
  const categories = await ports.categoriesOf(tenant);
  const filters = request.query.filters.filter((filter) => valuesOfFilter(filter, search).length > 0);
  const hrefs = listingHrefs(ports.tenant(tenant), locale, categories);
  const work: Work = { ...request, query: { ...request.query, filters }, search, categories, hrefs, ports };
  const isAsked = kind === 'category' || work.query.term !== '';
  const found = isAsked ? await search.find(requestOf(work)) : nothing;
  const pages = Math.min(maxPages, Math.ceil(found.total / listingPageSize));
  const page = Math.max(1, Math.min(pages, work.query.page));
  const shown: Work = { ...work, query: { ...work.query, page } };
  const cards = await cardsOf(found.products.slice(0, page * listingPageSize), shown);
  const context: CategoryContext = {
    categories,
    locale,
    query: shown.query,
    categoryAddress: hrefs.category,
    searchAddress: hrefs.search,
  };
  const isEmpty = found.total === 0 && !isFiltered(shown.query);
  const plainCards = (skus: readonly string[]): Promise<ProductCard[]> =>
    cardsOf(
      skus.map((sku) => ({ sku, variant: null })),
      shown,
    );
  const instead = isEmpty ? await listingInstead(shown.query.term, search, plainCards, context) : null;
  const listing = listingModel({
    kind,
    heading: request.category ? inLocale(request.category.name, locale) : shown.query.term,
    found,
    cards,
    pages,
    categories: request.category
      ? categoriesBelow(request.category, found.facets, context)
      : categoriesFound(found.facets, context),
    instead,
    query: shown.query,
    locale,
    currency: currencyOf(shown),
    words: ports.words,
    text: (key, values) => ports.text(tenant, locale, key, values),
    labelOf: (facet, value) => search.labelOf({ facet, value }) ?? value,
  });
  return { listing, query: shown.query, tags: tagsOf(listing, request.category) };
}

const nothing: FoundProducts = {
  total: 0,
  products: [],
  facets: [],
  priceRange: null,
  ratings: [],
  isSoldOut: false,
  corrected: [],
  leftOut: [],
  conditions: [],
};

function requestOf({ kind, category, query, search }: Work): Parameters<ProductSearch['find']>[0] {
  const { term, filters, from, to, stars, order, page } = query;
  return {
    ...(kind === 'search' && { term }),
    ...(category && { category: category.id }),
    filters: filters.flatMap((filter) => valuesOfFilter(filter, search)),
    price: { ...(from !== null && { from: from * 100 }), ...(to !== null && { to: to * 100 }) },
    ...(stars !== null && { stars }),
    order,
    // Of a page far behind the last, the last can be shown.
    take: Math.min(page, maxPages) * listingPageSize,
    withEmpty: true,
  };
}

async function cardsOf(
  found: FoundProducts['products'],
  { tenant, locale, ports, hrefs }: Work,
): Promise<ProductCard[]> {
  const products = await ports.products(
    tenant,
    found.map(({ sku }) => sku),
  );
  const bySku = new Map(products.map((product): [string, CatalogueProduct] => [product.sku, product]));
  return found.flatMap(({ sku, variant }) => {
    const product = bySku.get(sku);
    const card = product && ports.cardOf(product, tenant, locale);
    if (!product || !card) return [];
    const shown = cardInVariant(card, product, variant, { ...ports, locale, addressOf: hrefs.product });
    return [{ ...shown, facts: cardFacts(product, locale, ports.words) }];
  });
}

function currencyOf({ ports, tenant, locale }: Work): string {
  const own = ports.tenant(tenant).locales.find((each) => each.locale === locale);
  if (!own) throw new Error(`${tenant} has no locale ${locale}`);
  return own.currency;
}

function tagsOf({ cards, instead }: Listing, category: Category | undefined): string[] {
  const skus = [...cards, ...(instead?.cards ?? [])].map(({ sku }) => productTag(sku));
  return [...(category ? [`category:${category.id}`] : []), ...new Set(skus)];
}
