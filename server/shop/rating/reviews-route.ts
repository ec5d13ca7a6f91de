import type { RequestHandler } from 'express';
import { reviewLimits } from '../../../schemas/rating/review-limits.ts';
import { HttpError } from '../../http/http-error.ts';
import { readQuery } from '../../http/read-query.ts';
import { localeOfCall } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { loadReviews } from './load-reviews.ts';
import { type RatingParts, reviewsPerPage, takesReviews } from './rating-parts.ts';
import { everyReview, pageOf, type ReviewRequest, starsOf, tagOf } from './review-request.ts';
import { reviewFormQuery, reviewsQuery } from './rating-calls.ts';
import { type ReviewedProduct, reviewFormOf } from './shown-reviews.ts';

/** For browsers and caches on the way: a minute, as long as pages may be behind. */
const cacheControl = 'public, max-age=60';

/** GET `/all/get?sku=&page=&stars=&tag=&sort=&locale=`: one page of a product's reviews, with all that is known of all. */
export function createReviewsRoute(parts: RatingParts): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const locale = localeOfCall(request, response);
    const asked = readQuery(request, reviewsQuery);
    const wanted: ReviewRequest = {
      page: pageOf(asked.page) ?? everyReview.page,
      stars: starsOf(asked.stars),
      tag: tagOf(asked.tag),
      order: asked.sort ?? everyReview.order,
    };
    const product = await productOf(parts, tenant.slug, asked.sku, locale);
    const place = { store: parts.store, tenant: tenant.slug, locale, perPage: reviewsPerPage(tenant) };
    const shown = await loadReviews(place, product, wanted, false);
    const pages = Math.ceil(shown.total / shown.perPage);
    response.set({ 'Cache-Control': cacheControl, 'Content-Language': locale }).json({
      sku: shown.sku,
      average: shown.average,
      max: 5,
      count: shown.count,
      distribution: shown.distribution.map((each) => ({ stars: each.stars, count: each.count })),
      recommended: shown.recommended,
      tags: shown.tags.map(({ id, label, group, count }) => ({ id, label, group, count })),
      total: shown.total,
      page: wanted.page,
      pages,
      perPage: shown.perPage,
      reviews: shown.list,
    });
  };
}

/** GET `/new/get?sku=&locale=`: what a form for a new review shows and asks. 404 where reviews cannot be written. */
export function createReviewFormRoute(parts: RatingParts): RequestHandler {
  return async (request, response) => {
    const tenant = tenantOf(response);
    const locale = localeOfCall(request, response);
    const { sku } = readQuery(request, reviewFormQuery);
    if (!takesReviews(tenant))
      throw new HttpError(404, parts.text(tenant.slug, locale, 'rating.noReviewsTaken'));
    const product = await productOf(parts, tenant.slug, sku, locale);
    response
      .set({ 'Cache-Control': cacheControl, 'Content-Language': locale })
      .json({ sku: product.sku, ...reviewFormOf(product, locale), limits: reviewLimits });
  };
}

/** The product of a number or of a variant's number. Throws `HttpError` 404. */
export async function productOf(
  parts: Pick<RatingParts, 'products' | 'text'>,
  tenant: string,
  sku: string,
  locale: string,
): Promise<ReviewedProduct> {
  const product = /^[A-Za-z0-9][A-Za-z0-9._]{0,31}$/.test(sku)
    ? await parts.products.product(tenant, sku)
    : null;
  if (!product) throw new HttpError(404, parts.text(tenant, locale, 'rating.noProduct'));
  return product;
}
