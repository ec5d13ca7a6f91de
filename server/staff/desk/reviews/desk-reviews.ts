import type { Review } from '../../../../schemas/rating/review.ts';
import type { Told } from '../told.ts';

/** What a review is about, with the way to its page in the shop. */
export interface ReviewedProduct {
  name: string;
  path: string;
}

/** Reviews as the desk needs them. Every method may throw an outage. */
export interface DeskReviews {
  /** Those that wait, the oldest first. */
  waiting(tenant: string, most: number): Promise<Review[]>;
  /** Products that reviews are about, by number; without those that are not there any more. */
  products(tenant: string, reviews: readonly Review[]): Promise<ReadonlyMap<string, ReviewedProduct>>;
  /** Decides on one, once for the form's key. Null: there is none of this number. */
  decide(
    tenant: string,
    decision: { key: string; id: string; state: 'published' | 'rejected'; reason: string | null },
    told: Told,
  ): Promise<{ isChanged: boolean } | null>;
}
