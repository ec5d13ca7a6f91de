import { type Request, type Response, Router } from 'express';
import type { Category } from '../../../schemas/catalogue/category.ts';
import { listingQueryNames } from '../../../schemas/catalogue/listing.ts';
import { localePrefix, withLocalePrefix } from '../../../schemas/locale-path.ts';
import { readTerm } from '../../../schemas/catalogue/search-term.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { tellWhenAway } from '../../http/away-text.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import type { PageSubjects } from '../../pages/page-subjects.ts';
import { createQueryReader, splitTarget } from '../../http/query.ts';
import { localeOfQuery } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { categoryOfPath } from './category-of-path.ts';
import type { FoundListing } from './find-listing.ts';
import type { SuggestionFinder } from './find-suggestions.ts';
import type { ListingFinder } from './listing-finder.ts';
import { listingPaths } from './listing-addresses.ts';
import type { ListedCategories, ListingPorts } from './listing-ports.ts';
import { readListingQuery, type ListingKind } from './listing-query.ts';

interface SearchRouteParts extends Pick<ListingPorts, 'categoriesOf' | 'text' | 'now'> {
  listings: ListingFinder;
  suggestions: SuggestionFinder;
  subjects: Readonly<Record<ListingKind, PageSubjects>>;
  /** Origin of a tenant's public addresses. */
  originOf(tenant: string): string;
}

/** Everybody gets the same for a moment; suggestions, which tell prices, for less than the minute that those may be old. */
const listLife = 'public, max-age=10';
const suggestLife = 'public, max-age=30';

/**
 * The search as JSON: `GET /api/search/searchv2` (a whole list), `/filter` (its facets), `/seo` (what its page says of
 * itself) and `/suggest`. Parameters, and queries in answers, have the names of German pages, which those of every language
 * understand; `category` names a category by its address behind `/c/`,
 * `locale` a locale of the shop. 400 without a term and category, 404 for an unknown category, 503 while there is no search.
 */
export function createSearchRoutes(parts: SearchRouteParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const get = (name: string, cacheControl: string, answer: Answer): void =>
    takeMethods(router, `/api/search/${name}`, {
      before: tellWhenAway('listing.notReady'),
      async get(request, response) {
        const call = readSearchCall(request, response);
        const body = await answer(call, parts);
        if (!body) throw notReady(call, parts);
        response.set('Cache-Control', cacheControl).json(body);
      },
    });
  get('searchv2', listLife, async (call) => (await listingOf(call, parts))?.listing);
  get('filter', listLife, async (call) => {
    const found = await listingOf(call, parts);
    if (!found) return undefined;
    const { total, categories, facets, price, ratings, chips, reset, orders } = found.listing;
    return { total, categories, facets, price, ratings, chips, reset, orders };
  });
  get('seo', listLife, seoOf);
  get('suggest', suggestLife, (call) =>
    parts.suggestions.find({
      tenant: call.tenant.slug,
      locale: call.locale,
      term: termOf(call, parts),
    }),
  );
  return router;
}

/** The body of an answer; nothing: the search is not ready. */
type Answer = (call: SearchCall, parts: SearchRouteParts) => Promise<object | null | undefined>;

interface SearchCall {
  tenant: TenantConfig;
  locale: string;
  read: (name: string) => string;
  query: Record<string, string>;
}

function readSearchCall(request: Request, response: Response): SearchCall {
  const tenant = tenantOf(response);
  const { search } = splitTarget(request.originalUrl);
  const read = createQueryReader(search);
  const locale = localeOfQuery(tenant, search);
  const query = Object.fromEntries(listingQueryNames.map((name) => [name, read(name)]));
  return { tenant, locale, read, query };
}

/** The term of a call. Throws for one that is empty or cannot be read. */
function termOf({ tenant, locale, read }: SearchCall, { text }: Pick<SearchRouteParts, 'text'>): string {
  const term = readTerm(read('q').split('\n')[0]);
  if (term.ok) return term.term;
  const key = term.reason === 'empty' ? 'listing.noTerm' : 'listing.badTerm';
  throw new HttpError(400, text(tenant.slug, locale, key));
}

async function listingOf(call: SearchCall, parts: SearchRouteParts): Promise<FoundListing | null> {
  const { tenant, locale, query } = call;
  const { kind, category } = placeOf(call, await parts.categoriesOf(tenant.slug), parts);
  return parts.listings.find({
    tenant: tenant.slug,
    locale,
    kind,
    ...(category && { category }),
    query: readListingQuery(query, kind),
  });
}

/** What a call wants: a category, or what a term finds. Throws for neither. */
function placeOf(
  call: SearchCall,
  categories: ListedCategories,
  parts: SearchRouteParts,
): { kind: ListingKind; category?: Category } {
  const { tenant, locale, read } = call;
  const path = read('category');
  if (path === '') {
    termOf(call, parts);
    return { kind: 'search' };
  }
  const at = categoryOfPath(path, locale, [], categories);
  if (at.kind === 'missing') throw new HttpError(404, parts.text(tenant.slug, locale, 'listing.noCategory'));
  return { kind: 'category', category: at.category };
}

function notReady({ tenant, locale }: SearchCall, { text }: Pick<SearchRouteParts, 'text'>): HttpError {
  return new HttpError(503, text(tenant.slug, locale, 'listing.notReady'), {
    headers: { 'Retry-After': '5', 'Content-Language': locale },
  });
}

/** Words for a title, the page's own address, and what search engines may do with it. */
async function seoOf(call: SearchCall, parts: SearchRouteParts): Promise<object | undefined> {
  const { tenant, locale, query } = call;
  const categories = await parts.categoriesOf(tenant.slug);
  const { kind, category } = placeOf(call, categories, parts);
  const paths = listingPaths(tenant, locale, categories);
  const path = (category ? paths.category(category) : paths.search) ?? '/';
  const origin = parts.originOf(tenant.slug);
  const answer = await parts.subjects[kind].find({
    tenant,
    locale,
    path,
    parameters: category ? { path: categories.addressOf(category.id, locale) } : {},
    query,
    now: parts.now(),
    origin,
  });
  if (answer.kind === 'redirect') throw new HttpError(404, parts.text(tenant.slug, locale, 'listing.noPage'));
  if (answer.kind !== 'found') return undefined;
  const { words, robots = 'index,follow', canonicalQuery } = answer.subject;
  const { name = '', count = '', page = '' } = words;
  const prefix = localePrefix(tenant, locale);
  const own = canonicalQuery === '' ? '' : `?${addressWords(tenant, locale).query(canonicalQuery)}`;
  return {
    title: `${name}${page}`,
    description: parts.text(tenant.slug, locale, 'listing.description', { name, number: count }),
    words,
    canonical: `${origin}${withLocalePrefix(prefix, path)}${own}`,
    robots,
  };
}
