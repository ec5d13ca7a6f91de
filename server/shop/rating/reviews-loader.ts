import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { productTag } from '../../../schemas/catalogue/product-tag.ts';
import { sku as skuShape } from '../../../schemas/product-card.ts';
import { defaultReviewsPerPage, reviewQueryNames } from '../../../schemas/rating/review-limits.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { revisionOf } from '../revision-of.ts';
import { loadReviews } from './load-reviews.ts';
import type { RatingStore } from './rating-store.ts';
import { readReviewQuery } from './review-request.ts';
import type { ReviewedProduct } from './shown-reviews.ts';

export interface ReviewsLoaderParts {
  store: Pick<RatingStore, 'summary' | 'published'>;
  products: { product(tenant: string, sku: string): Promise<ReviewedProduct | null> };
  tenants: readonly TenantConfig[];
}

/** What pages are renewed by when a product's reviews or votes on them change. */
export const reviewsTag = (sku: string): string => `reviews:${sku}`;

/** Loader `reviews` with `{ sku }`, the number of a product or of one of its variants; see `schemas/rating/reviews.ts`. */
export function createReviewsLoader({ store, products, tenants }: ReviewsLoaderParts): Loader {
  const perPage = new Map(tenants.map((tenant) => [tenant.slug, tenant.ratings?.pagingCount]));
  const { page, stars, tag, order } = reviewQueryNames;
  const loader: Loader<z.ZodObject<{ sku: typeof skuShape }>> = {
    name: 'reviews',
    args: z.strictObject({ sku: skuShape }),
    dimensions: [page, stars, tag, order].map((name) => `query:${name}`),
    async load({ sku }, { tenant, locale, query }) {
      const product = await products.product(tenant, sku);
      if (!product) return { ok: false, reason: 'there is no such product' };
      const place = { store, tenant, locale, perPage: perPage.get(tenant) ?? defaultReviewsPerPage };
      const value = await loadReviews(place, product, readReviewQuery(query), true);
      const tags = [productTag(product.sku), reviewsTag(product.sku)];
      return { ok: true, value, revision: revisionOf(value), tags };
    },
    tagsOf: ({ sku }) => [productTag(sku), reviewsTag(sku)],
  };
  return loader;
}
