import type { Reviews } from '../../../schemas/rating/reviews.ts';
import type { RatingStore } from './rating-store.ts';
import type { ReviewRequest } from './review-request.ts';
import { type ReviewedProduct, shownReviews } from './shown-reviews.ts';

interface ReviewsPlace {
  store: Pick<RatingStore, 'summary' | 'published'>;
  tenant: string;
  locale: string;
  perPage: number;
}

/** What a page shows of a product's reviews. `isWhole`: of all pages up to the one asked for; else of that page alone. */
export async function loadReviews(
  { store, tenant, locale, perPage }: ReviewsPlace,
  product: ReviewedProduct,
  request: ReviewRequest,
  isWhole: boolean,
): Promise<Reviews> {
  const { stars, tag, order, page } = request;
  const offset = isWhole ? 0 : (page - 1) * perPage;
  const limit = isWhole ? page * perPage : perPage;
  const language = locale.slice(0, 2);
  const [summary, found] = await Promise.all([
    store.summary(tenant, product.sku),
    store.published(tenant, { sku: product.sku, stars, tag, order, language, offset, limit }),
  ]);
  return shownReviews({ product, locale, request, perPage, summary, found });
}
