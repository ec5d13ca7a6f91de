import { ratingOf } from '../../schemas/rating/star-distribution.ts';
import type { CatalogueStore } from '../shop/catalogue/catalogue-store.ts';
import type { Decision, RatingStore } from '../shop/rating/rating-store.ts';
import type { Review } from '../../schemas/rating/review.ts';

export interface Moderation {
  ratings: Pick<RatingStore, 'moderate' | 'summary'>;
  /** Told what reviews come to: lists, search and structured data read the rating of the product. */
  catalogue: Pick<CatalogueStore, 'product' | 'write'>;
  tenant: string;
}

/** Decides on a review and puts its product's rating right. Null: there is no review of that number. */
export async function moderateReview(
  moderation: Moderation,
  id: string,
  decision: Decision,
): Promise<Review | null> {
  const { ratings, tenant } = moderation;
  const review = await ratings.moderate(tenant, id, decision);
  if (review) await renewRating(moderation, review.sku);
  return review;
}

/** Gives a product the rating that its published reviews make. False: there is no such product, or it has that rating. */
export async function renewRating({ ratings, catalogue, tenant }: Moderation, sku: string): Promise<boolean> {
  const product = await catalogue.product(tenant, sku);
  if (!product) return false;
  const rating = ratingOf((await ratings.summary(tenant, product.sku)).distribution);
  if (JSON.stringify(rating) === JSON.stringify(product.rating)) return false;
  await catalogue.write(tenant, { put: [{ product: { ...product, rating } }] });
  return true;
}
