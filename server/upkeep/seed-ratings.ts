import type { RatingStore } from '../shop/rating/rating-store.ts';
import type { Review } from '../../schemas/rating/review.ts';
import {
  demonstrationReviews,
  type RatedProduct,
} from '../../content-fixtures/demonstration/reviews/demonstration-reviews.ts';
import type { ReviewWords } from '../../content-fixtures/demonstration/reviews/review-words.ts';

export interface SeedRatings {
  store: Pick<RatingStore, 'putPublished'>;
  tenant: string;
  products: Iterable<RatedProduct> | AsyncIterable<RatedProduct>;
  words: ReviewWords;
  /** The moment at which the catalogue is as it is, in ms. */
  now: number;
  /** Told after each part how many reviews there are so far. */
  onProgress?: (reviews: number) => void;
}

/** Reviews that are written at once. */
const atOnce = 2000;

/**
 * Puts the reviews of demonstration products into a store: as many as each product's rating counts. A second run adds those
 * of new products and leaves all others, with their votes. The number of reviews that are new.
 */
export async function seedRatings(run: SeedRatings): Promise<number> {
  const { store, tenant, products, words, now, onProgress } = run;
  let made = 0;
  let written = 0;
  let part: Review[] = [];
  const write = async (): Promise<void> => {
    written += await store.putPublished(tenant, part);
    made += part.length;
    part = [];
    onProgress?.(made);
  };
  for await (const product of products) {
    part.push(...demonstrationReviews(product, words, now));
    if (part.length >= atOnce) await write();
  }
  if (part.length > 0) await write();
  return written;
}
