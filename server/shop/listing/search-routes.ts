import { type Request, type Response, Router } from 'express';
import { listingQueryNames } from '../../../schemas/catalogue/listing.ts';
import { withLocalePrefix } from '../../../schemas/locale-path.ts';
import { readTerm } from '../../../schemas/catalogue/search-term.ts';
import type { TenantConfig } from '../../../schemas/tenant.ts';
import { HttpError } from '../../http/http-error.ts';
import type { PageSubjects, SubjectAnswer } from '../../http/page-subjects.ts';
import { createQueryReader, splitTarget } from '../../http/query.ts';
import { categoryOfPath } from './category-of-path.ts';
import type { FoundListing } from './find-listing.ts';
import type { SuggestionFinder } from './find-suggestions.ts';
import type { ListingFinder } from './listing-finder.ts';
import { listingPaths } from './listing-addresses.ts';
import type { ListingPorts } from './listing-ports.ts';
import { readListingQuery, type ListingKind } from './listing-query.ts';
import { orAway } from './or-away.ts';

export interface SearchRouteParts extends Pick<ListingPorts, 'categoriesOf' | 'text' | 'now'> {
  listings: ListingFinder;
  suggestions: SuggestionFinder;
  subjects: Readonly<Record<ListingKind, PageSubjects>>;
  /** Origin of a tenant's public addresses. */
  originOf(tenant: string): string;
}

/** Everybody gets the same for a moment; suggestions for as long as somebody types. */
const listLife = 'public, max-age=10';
const suggestLife = 'public, max-age=60';

/**
 * The search as JSON: `GET /api/search/searchv2` (a whole list), `/filter` (its facets), `/seo` (what its page says of
 * itself) and `/suggest`. Parameters are those of the pages; `category` names a category by its address behind `/c/`,
 * `locale` a locale of the shop. 400 without a term and category, 404 for an unknown category, 503 while there is no search.
 */
export function createSearchRoutes(parts: SearchRouteParts): Router {
  const router = Router();
  router.get('/api/search/searchv2', async (request, response) => {
    const { listing } = await listingOf(request, response, parts);
    response.set('Cache-Control', listLife).json(listing);
  });
  router.get('/api/search/filter', async (request, response) => {
    const { listing } = await listingOf(request, response, parts);
    const { total, categories, facets, price, ratings, chips, reset, orders } = listing;
    response
      .set('Cache-Control', listLife)
      .json({ total, categories, facets, price, ratings, chips, reset, orders });
  });
  router.get('/api/search/seo', async (request, response) => {
    response.set('Cache-Control', listLife).json(await seoOf(askedOf(request, response, parts), parts));
  });
  router.get('/api/search/suggest', async (request, response) => {
    const asked = askedOf(request, response, parts);
    const { tenant, locale } = asked;
    const found = await orAway(
      () => parts.suggestions.find({ tenant: tenant.slug, locale, term: termOf(asked, parts) }),
      () => null,
    );
    if (!found) throw notReady(asked, parts);
    response.set('Cache-Control', suggestLife).json(found);
  });
  return router;
}

interface Asked {
  tenant: TenantConfig;
  locale: string;
  read: (name: string) => string;
  query: Record<string, string>;
}

function askedOf(request: Request, response: Response, { text }: SearchRouteParts): Asked {
  const tenant = response.locals.tenant as TenantConfig;
  const read = createQueryReader(splitTarget(request.originalUrl).search);
  const wanted = read('locale');
  const locale = wanted === '' ? tenant.defaultLocale : wanted;
  if (!tenant.locales.some((each) => each.locale === locale))
    throw new HttpError(400, text(tenant.slug, tenant.defaultLocale, 'listing.noLocale'));
  return {
    tenant,
    locale,
    read,
    query: Object.fromEntries(listingQueryNames.map((name) => [name, read(name)])),
  };
}

/** The term of a call. Throws for one that is empty or cannot be read. */
function termOf({ tenant, locale, read }: Asked, { text }: Pick<SearchRouteParts, 'text'>): string {
  const term = readTerm(read('q').split('\n')[0]);
  if (term.ok) return term.term;
  const key = term.reason === 'empty' ? 'listing.noTerm' : 'listing.badTerm';
  throw new HttpError(400, text(tenant.slug, locale, key));
}

async function listingOf(
  request: Request,
  response: Response,
  parts: SearchRouteParts,
): Promise<FoundListing> {
  const asked = askedOf(request, response, parts);
  const { tenant, locale, query } = asked;
  const place = await placeOf(asked, parts);
  const found = await orAway(
    () =>
      parts.listings.find({
        tenant: tenant.slug,
        locale,
        kind: place.kind,
        ...(place.kind === 'category' && { category: place.category }),
        query: readListingQuery(query, place.kind),
      }),
    () => null,
  );
  if (!found) throw notReady(asked, parts);
  return found;
}

type Place = { kind: 'search' } | { kind: 'category'; category: NonNullable<ReturnType<Categories['find']>> };
type Categories = Awaited<ReturnType<ListingPorts['categoriesOf']>>;

/** What is asked for: a category, or what a term finds. Throws for neither. */
async function placeOf(asked: Asked, parts: SearchRouteParts): Promise<Place> {
  const { tenant, locale, read } = asked;
  const path = read('category');
  if (path === '') {
    termOf(asked, parts);
    return { kind: 'search' };
  }
  const categories = await orAway(
    async () => parts.categoriesOf(tenant.slug),
    () => {
      throw notReady(asked, parts);
    },
  );
  const at = categoryOfPath(path, locale, [], categories);
  if (at.kind === 'missing') throw new HttpError(404, parts.text(tenant.slug, locale, 'listing.noCategory'));
  return { kind: 'category', category: at.category };
}

function notReady({ tenant, locale }: Asked, { text }: Pick<SearchRouteParts, 'text'>): HttpError {
  return new HttpError(503, text(tenant.slug, locale, 'listing.notReady'), {
    headers: { 'Retry-After': '5' },
  });
}

/** Words for a title, the page's own address, and what search engines may do with it. */
async function seoOf(asked: Asked, parts: SearchRouteParts): Promise<object> {
  const { tenant, locale, query, read } = asked;
  const place = await placeOf(asked, parts);
  const categories = await parts.categoriesOf(tenant.slug);
  const paths = listingPaths(tenant, locale, categories);
  const path = (place.kind === 'category' ? paths.category(place.category) : paths.search) ?? '/';
  const origin = parts.originOf(tenant.slug);
  const answer: SubjectAnswer = await parts.subjects[place.kind].find({
    tenant,
    locale,
    path,
    parameters: place.kind === 'category' ? { path: categories.addressOf(place.category.id, locale) } : {},
    query: Object.fromEntries(Object.entries({ ...query, q: read('q') }).filter(([, value]) => value !== '')),
    now: parts.now(),
    origin,
  });
  if (answer.kind === 'redirect') throw new HttpError(404, parts.text(tenant.slug, locale, 'listing.noPage'));
  if (answer.kind !== 'found') throw notReady(asked, parts);
  const { words, robots = 'index,follow', canonicalQuery } = answer.subject;
  const { prefix = '' } = tenant.locales.find((each) => each.locale === locale) ?? {};
  return {
    ...words,
    canonical: `${origin}${withLocalePrefix(prefix, path)}${canonicalQuery === '' ? '' : `?${canonicalQuery}`}`,
    robots,
  };
}
