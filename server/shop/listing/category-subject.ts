import type { PageSubject } from '../../../renderer/contract/page-subject.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { localePrefix, withLocalePrefix } from '../../../schemas/locale-path.ts';
import type { PageSubjects, SubjectAnswer, SubjectRequest } from '../../pages/page-subjects.ts';
import { placesOf } from './category-pages.ts';
import { categoryOfPath } from './category-of-path.ts';
import type { FoundListing } from './find-listing.ts';
import { listVersions } from './list-versions.ts';
import { listingPaths, type ListingPaths } from './listing-addresses.ts';
import type { ListingFinder } from './listing-finder.ts';
import { listingLifeMs } from './listing-loader.ts';
import type { ListedCategories, ListingPorts } from './listing-ports.ts';
import { listingDimensions, readListingQuery, writeListingQuery } from './listing-query.ts';
import { orAway } from './or-away.ts';
import { canonicalQuery, filterCount, itemList, listingWords } from './listing-subject.ts';

type Parts = Pick<ListingPorts, 'categoriesOf' | 'searchOf' | 'text'>;

/** Finds what the addresses of the route `category` are about. */
export function createCategorySubject(parts: Parts, finder: ListingFinder): PageSubjects {
  return {
    find: (request) =>
      orAway(
        () => answerTo(request),
        (reason): SubjectAnswer => ({ kind: 'unavailable', reason }),
      ),
  };

  async function answerTo(request: SubjectRequest): Promise<SubjectAnswer> {
    const { tenant, locale, parameters } = request;
    const categories = await parts.categoriesOf(tenant.slug);
    const locales = tenant.locales.map((each) => each.locale);
    const at = categoryOfPath(parameters.path ?? '', locale, locales, categories);
    if (at.kind === 'missing') return { kind: 'missing' };
    const paths = listingPaths(tenant, locale, categories);
    const path = paths.category(at.category);
    if (path === undefined) return { kind: 'missing' };
    const query = readListingQuery(request.query, 'category');
    const found = await finder.find({
      tenant: tenant.slug,
      locale,
      kind: 'category',
      category: at.category,
      query,
    });
    if (!found) return { kind: 'unavailable', reason: 'the search is not ready yet' };
    const { page } = found.listing;
    // Both at once, so that no redirect leads to another.
    if (at.kind === 'moved' || page !== query.page)
      return { kind: 'redirect', path, query: writeListingQuery({ ...query, page }, 'category') };
    return subjectAnswer({ request, parts, categories, paths, category: at.category, found });
  }
}

interface Found {
  request: SubjectRequest;
  parts: Parts;
  categories: ListedCategories;
  paths: ListingPaths;
  category: Category;
  found: FoundListing;
}

function subjectAnswer(all: Found): SubjectAnswer {
  const { request, parts, categories, category, found } = all;
  const { tenant, locale, now, origin } = request;
  const { listing, query, tags } = found;
  const prefix = localePrefix(tenant, locale);
  const parent = category.parent === null ? undefined : categories.find(category.parent);
  const isKept = filterCount(query) <= 1 && listing.total > 0;
  const asked = writeListingQuery(query, 'category');
  const own = canonicalQuery(query, 'category');
  const urlOf = (path: string): string => `${origin}${withLocalePrefix(prefix, path)}`;
  const subject: PageSubject = {
    words: {
      ...listingWords(listing, request, parts.text),
      name: inLocale(category.name, locale),
      title: inLocale(category.titleName ?? category.name, locale),
      parent: parent ? inLocale(parent.name, locale) : '',
    },
    breadcrumbs: trailTo(all),
    ...(!isKept && { robots: 'noindex,follow' }),
    ...(category.picture !== null && {
      image: { src: category.picture, alt: inLocale(category.name, locale) },
    }),
    canonicalQuery: own,
    structuredData: isKept && asked === own ? itemList(listing, all.paths.product, urlOf) : [],
    dimensions: listingDimensions,
    alternates: isKept && asked === '' ? alternatesOf(all) : [],
    versions: listVersions(tenant, locale, {
      ...{ kind: 'category', query },
      pathIn: (other) => listingPaths(tenant, other, categories).category(category),
    }),
    tags,
    until: now + listingLifeMs,
  };
  return { kind: 'found', subject };
}

function trailTo({
  request,
  parts,
  categories,
  paths,
  category,
}: Found): NonNullable<PageSubject['breadcrumbs']> {
  const { tenant, locale } = request;
  const steps = categories.pathTo(category.id).flatMap((each) => {
    const path = paths.category(each);
    return path === undefined ? [] : [{ label: inLocale(each.name, locale), path }];
  });
  return [{ label: parts.text(tenant.slug, locale, 'listing.home'), path: '/' }, ...steps];
}

/** The same category in the shop's other locales, where there is something in it. */
function alternatesOf({ request, parts, categories, category }: Found): PageSubject['alternates'] {
  const { tenant, locale } = request;
  return placesOf(category, tenant, categories, parts).filter((place) => place.locale !== locale);
}
